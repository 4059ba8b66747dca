import { vars } from '@/ui/theme/contract.css';
import { featureStyle, layeredGlobalStyle } from '@/ui/theme/layered';
import { cramped } from '@/ui/theme/media';

export const trigger = featureStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  borderRadius: vars.radius.full,
  minInlineSize: 0,
});

// The pill is as wide as the longest of the usual words, so that nothing moves with the first check.
layeredGlobalStyle('feature', `${trigger} > *`, {
  minInlineSize: `calc(${vars.space.x20} + ${vars.space.x8})`,
});

// Two lines of large text, where one does not fit: the header keeps its height.
layeredGlobalStyle('feature', `${trigger} > *`, {
  '@container': {
    [cramped]: {
      minInlineSize: 0,
      fontSize: vars.text.tiny,
      lineHeight: vars.leading.none,
      whiteSpace: 'normal',
    },
  },
});
