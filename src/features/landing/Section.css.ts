import { vars } from '@/ui/theme/contract.css';
import { featureStyle, featureVariants } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

const { border, color, radius, size, space } = vars;

export const section = featureStyle({
  marginBlockStart: space.x20,
  '@media': { [media.desktop]: { marginBlockStart: `calc(${space.x24} + ${space.x8})` } },
});

export const head = featureStyle({
  display: 'grid',
  gap: space.x3,
  maxInlineSize: size.prose,
  marginBlockEnd: space.x8,
  '@media': { [media.desktop]: { marginBlockEnd: space.x12 } },
});

/** Three cards a row, as high as one another. */
export const cards = featureStyle({
  display: 'grid',
  gap: space.x5,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.desktop]: { gap: space.x6 },
  },
});

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
    [media.forcedColors]: { border: `${border.hair} solid CanvasText` },
  },
});

export const panelTone = featureVariants({
  brand: { background: color.brandTint },
  peacock: { background: color.peacockTint },
});

export const points = featureStyle({
  display: 'grid',
  alignContent: 'start',
  gap: space.x5,
  marginBlockStart: space.x4,
});

export const point = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.x4,
});

export const icon = featureStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.target,
  blockSize: size.target,
  borderRadius: radius.control,
  background: color.card,
});

export const pointTone = featureVariants({
  brand: { color: color.onBrandTint },
  peacock: { color: color.onPeacockTint },
});
