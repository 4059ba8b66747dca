import { keyframes } from '@vanilla-extract/css';
import { vars } from '@/ui/theme/contract.css';
import { featureStyle, layeredGlobalStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

const { leading, motion, space, text, weight } = vars;

export const rhythm = featureStyle({ display: 'grid', gap: space.x4, position: 'relative' });

export const head = featureStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x2,
});

// Room beside it for the widest badge, on the narrowest cards too: nothing moves while typing.
export const title = featureStyle({
  fontSize: text.note,
  fontWeight: weight.bold,
  lineHeight: leading.snug,
  '@media': {
    [media.narrow]: { fontSize: text.small },
    [media.desktop]: { fontSize: text.small },
    [media.wide]: { fontSize: text.note },
  },
});

// As high as the two lines it may need.
export const reading = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  minBlockSize: `calc(2 * ${leading.snug} * ${text.small})`,
});

export const line = featureStyle({});
export const idle = featureStyle({});

layeredGlobalStyle('feature', `${line} line`, {
  transformBox: 'view-box',
  transformOrigin: 'center',
  transition: `transform ${motion.slow} ${motion.ease}`,
});

// `scale`, as the answer to the pointer is written to `transform`. The same breath under two
// names: a change of the name restarts it when a pointer or the focus comes and goes.
const breathe = { '0%, 100%': { scale: '1 1' }, '50%': { scale: '1 0.72' } };
const breath = keyframes(breathe);
const breathAgain = keyframes(breathe);

// Twice 2.4 s: what moves by itself for longer would need a button to stop it (WCAG 2.2.2).
layeredGlobalStyle('feature', `${idle} line`, {
  '@media': {
    [media.motion]: { animation: `${breath} calc(2 * ${motion.beat}) ease-in-out 2` },
  },
});
layeredGlobalStyle('feature', `section:hover ${idle} line, section:focus-within ${idle} line`, {
  animationName: breathAgain,
});

// The breath wanders along the line.
for (let bar = 1; bar < 10; bar += 1) {
  layeredGlobalStyle('feature', `${idle} line:nth-child(10n + ${bar})`, {
    animationDelay: `calc(${motion.beat} * ${bar / 10})`,
  });
}
