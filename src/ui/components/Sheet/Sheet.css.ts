import { keyframes } from '@vanilla-extract/css';
import { vars } from '@/ui/theme/contract.css';
import { componentVariants } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';
import { noticesHeight, topEdgeBelowNotices } from '@/ui/theme/noticesHeight';

const { size, radius, motion } = vars;

const slide = (away: string) => {
  const arrive = keyframes({ from: { transform: away } });
  const leave = keyframes({ to: { transform: away } });
  return {
    selectors: {
      '&[data-state="open"]': { animation: `${arrive} ${motion.slow} ${motion.enter}` },
      '&[data-state="closed"]': { animation: `${leave} ${motion.base} ${motion.exit} forwards` },
    },
  };
};

const below = { paddingBlockStart: noticesHeight };

export const scrim = componentVariants({
  left: { ...below, justifyItems: 'start' },
  right: { ...below, justifyItems: 'end' },
  bottom: {
    ...below,
    alignItems: 'end',
    justifyItems: 'center',
    // No thumb is to reach it there: a dialog in the middle.
    '@media': { [media.desktop]: { alignItems: 'center' } },
  },
});

const upright = {
  inlineSize: `min(${size.sheet}, 88vw)`,
  blockSize: `calc(100dvh - ${noticesHeight})`,
  paddingBlock: `${topEdgeBelowNotices} env(safe-area-inset-bottom)`,
};

export const surface = componentVariants({
  left: {
    ...upright,
    borderStartEndRadius: radius.large,
    borderEndEndRadius: radius.large,
    paddingInlineStart: 'env(safe-area-inset-left)',
    ...slide('translateX(-100%)'),
  },
  right: {
    ...upright,
    borderStartStartRadius: radius.large,
    borderEndStartRadius: radius.large,
    paddingInlineEnd: 'env(safe-area-inset-right)',
    ...slide('translateX(100%)'),
  },
  bottom: {
    inlineSize: '100%',
    maxInlineSize: size.bottomSheet,
    maxBlockSize: `min(90dvh, 100dvh - ${noticesHeight})`,
    borderStartStartRadius: radius.large,
    borderStartEndRadius: radius.large,
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    ...slide('translateY(100%)'),
    '@media': {
      [media.desktop]: { borderEndStartRadius: radius.large, borderEndEndRadius: radius.large },
    },
  },
});
