import { moodColor } from '@/ui/components/BeatBars/moodColor';
import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';

const { border, color, size } = vars;

/** The tokens that the card is drawn with, as the canvas has them. */
export const inks = {
  ground: color.canvas,
  text: color.ink,
  soft: color.soft,
  line: color.line,
  brand: color.brand,
  moods: moodColor,
};

/** As wide as a phone. */
export const preview = featureStyle({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: size.sheet,
  blockSize: 'auto',
  border: `${border.hair} solid ${color.line}`,
});
