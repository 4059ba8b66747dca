import { vars } from '@/ui/theme/contract.css';
import { featureStyle, featureVariants } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

const { color, radius, space } = vars;

export const target = featureStyle({
  scrollMarginBlockStart: space.x1,
});

export const panel = featureStyle({
  borderRadius: radius.large,
  paddingBlock: space.x10,
  paddingInline: space.x5,
  '@media': {
    // On phones the ground reaches the screen's edges, so that the words do not lose their measure.
    [media.phone]: { marginInline: `calc(-1 * ${space.gutter})`, paddingInline: space.gutter },
    [media.tablet]: { padding: space.x10 },
    [media.desktop]: { paddingBlock: space.x12, paddingInline: space.x16 },
    [media.forcedColors]: { border: `${vars.border.hair} solid CanvasText` },
  },
});

export const tone = featureVariants({
  brand: { background: color.brandTint },
  marigold: { background: color.marigoldTint },
  peacock: { background: color.peacockTint },
});
