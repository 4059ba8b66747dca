import { keyframes } from '@vanilla-extract/css';
import { vars } from '@/ui/theme/contract.css';
import { keyboardInset } from '@/ui/theme/keyboardInset';
import { componentStyle, layeredGlobalStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';
import { noticesHeight, topEdgeBelowNotices } from '@/ui/theme/noticesHeight';
import { body } from '../Modal/Modal.css';

const { space, size, radius, motion } = vars;

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(16px) scale(0.98)' } });
const sink = keyframes({ to: { opacity: 0, transform: 'translateY(8px) scale(0.98)' } });

export const scrim = componentStyle({
  placeItems: 'center',
  overflowY: 'auto',
  paddingBlock: `max(${space.x4}, env(safe-area-inset-top), ${noticesHeight}) max(${space.x4}, env(safe-area-inset-bottom))`,
  paddingInline: space.x4,
});

export const surface = componentStyle({
  inlineSize: '100%',
  maxInlineSize: size.dialog,
  maxBlockSize: '100%',
  borderRadius: radius.large,
  overflow: 'hidden',
  selectors: {
    '&[data-state="open"]': { animation: `${rise} ${motion.slow} ${motion.enter}` },
    '&[data-state="closed"]': { animation: `${sink} ${motion.fast} ${motion.exit} forwards` },
  },
});

export const scrimFull = componentStyle({
  '@media': {
    [media.phone]: {
      paddingBlock: `${noticesHeight} 0`,
      paddingInline: 0,
      placeItems: 'stretch',
    },
  },
});

export const surfaceFull = componentStyle({
  '@media': {
    [media.tablet]: { blockSize: '80dvh', maxBlockSize: size.tallDialog },
    [media.phone]: {
      maxInlineSize: 'none',
      blockSize: `calc(100dvh - ${noticesHeight} - ${keyboardInset})`,
      borderRadius: 0,
      paddingBlockStart: topEdgeBelowNotices,
      paddingBlockEnd: 'env(safe-area-inset-bottom)',
    },
  },
});

// A conversation reaches from edge to edge, and scrolls within.
layeredGlobalStyle('component', `${surfaceFull} > ${body}`, { WebkitMaskImage: 'none' });
