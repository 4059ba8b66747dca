import { vars } from '@/ui/theme/contract.css';

const { color } = vars;

/** The colour of a beat from its place in the row, 0 to 1: from brand to marigold. */
export const beatColour = (place: number) =>
  `color-mix(in oklab, ${color.marigold} ${Math.round(place * 100)}%, ${color.brand})`;
