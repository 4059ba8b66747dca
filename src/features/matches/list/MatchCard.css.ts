import { vars } from '@/ui/theme/contract.css';
import { featureStyle, layeredGlobalStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

const { radius, size, space } = vars;

export const article = featureStyle({ display: 'grid', minInlineSize: 0 });

// The buttons of cards beside one another stand on one line.
layeredGlobalStyle('feature', `${article} > *`, { display: 'flex', flexDirection: 'column' });

export const photo = featureStyle({
  position: 'relative',
  flexShrink: 0,
  // With the shoulders, as on the landing page.
  aspectRatio: '1 / 1',
  overflow: 'hidden',
});

export const badges = featureStyle({
  position: 'absolute',
  insetBlockStart: space.x1,
  insetInline: space.x3,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  flexWrap: 'wrap',
});

export const why = featureStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.target,
  borderRadius: radius.full,
});

export const body = featureStyle({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: space.x3,
  padding: space.x5,
});

export const actions = featureStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr auto',
  gap: space.x2,
  alignItems: 'center',
  marginBlockStart: 'auto',
  paddingBlockStart: space.x1,
  '@media': { [media.narrow]: { gridTemplateColumns: 'auto 1fr auto' } },
});

/** The heart says it alone where both words do not fit. */
export const likeText = featureStyle({ '@media': { [media.narrow]: { display: 'none' } } });

/** On the corner of the button, which is too narrow for it on phones. */
export const unread = featureStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: space.x1,
  transform: 'translateY(-50%)',
});
