import { vars } from '@/ui/theme/contract.css';
import { featureStyle, layeredGlobalStyle } from '@/ui/theme/layered';

const { size, space } = vars;

export const figure = featureStyle({ position: 'relative', minInlineSize: 0 });

export const paused = featureStyle({});

// The caret and the dots of the typing bubble stand still too.
layeredGlobalStyle('feature', `${paused} *`, { animationPlayState: 'paused' });

export const control = featureStyle({
  position: 'absolute',
  insetInlineEnd: space.x3,
  insetBlockStart: 0,
  display: 'flex',
  alignItems: 'center',
  blockSize: size.header,
});
