import { vars } from '@/ui/theme/contract.css';
import { featureStyle, layeredGlobalStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';
import { whileWriting } from '@/ui/theme/screensBar';

const { leading, size, space } = vars;

export const line = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // Below its words, the button leaves their middle free.
  rowGap: space.x2,
  paddingInlineStart: space.x1,
  '@media': { [media.tightWhileWriting]: { selectors: { [whileWriting]: { display: 'none' } } } },
});

// What a finger hits reaches over the lines around it: this one stays as high as its words.
layeredGlobalStyle('feature', `${line} > button`, {
  marginBlock: `calc((${leading.body}em - ${size.chip}) / 2)`,
  // All of it on one line of the smallest phones.
  paddingInline: space.x1,
});

export const untilKnown = featureStyle({ visibility: 'hidden' });
