import { keyframes } from '@vanilla-extract/css';
import { vars } from '@/ui/theme/contract.css';
import { componentStyle, componentVariants } from '@/ui/theme/layered';

const { color, space, radius, motion } = vars;

const sweep = keyframes({ to: { transform: 'translateX(100%)' } });

export const skeleton = componentStyle({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  background: color.line,
  maxInlineSize: '100%',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      background: `linear-gradient(90deg, transparent, ${color.shimmer}, transparent)`,
      transform: 'translateX(-100%)',
      // After a beat: most of what is awaited is there before, and is kept waiting by each frame.
      animation: `${sweep} ${motion.beat} ${motion.ease} ${motion.beat} infinite`,
    },
  },
});

export const shape = componentVariants({
  line: { blockSize: space.x4, borderRadius: radius.full },
  card: { blockSize: space.x24, borderRadius: radius.card },
  picture: { aspectRatio: '1 / 1' },
});

export const width = componentVariants({
  full: { inlineSize: '100%' },
  most: { inlineSize: '75%' },
});
