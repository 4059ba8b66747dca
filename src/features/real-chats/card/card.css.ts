import { moodColor } from '@/ui/components/BeatBars/moodColor';
import { vars } from '@/ui/theme/contract.css';
import { featureStyle, featureVariants } from '@/ui/theme/layered';

const { border, color, font, radius, size } = vars;

/** The tokens that the card is drawn with, as the canvas has them. */
export const inks = {
  ground: color.canvas,
  text: color.ink,
  soft: color.soft,
  line: color.line,
  brand: color.brand,
  moods: moodColor,
};

/** As large as it can be looked at without scrolling. */
export const preview = featureStyle({
  display: 'block',
  fontFamily: font.body,
  inlineSize: '100%',
  blockSize: 'auto',
  border: `${border.hair} solid ${color.line}`,
  borderRadius: radius.card,
});

export const frame = featureVariants({
  tall: { maxInlineSize: size.sidebar },
  square: { maxInlineSize: size.reading },
});
