import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

const { border, color, size, space } = vars;

/** Fills the dialog from edge to edge: the list scrolls, and brings the margins itself. */
export const pane = featureStyle({
  display: 'grid',
  flexGrow: 1,
  gridTemplateRows: 'minmax(0, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: 0,
  '@media': { [media.low]: { minBlockSize: `calc(4 * ${size.phone})` } },
  marginInline: `calc(-1 * ${space.x5})`,
  marginBlock: `calc(-1 * ${space.x2}) calc(-1 * ${space.x5})`,
  borderBlockStart: `${border.hair} solid ${color.line}`,
  // The margins of the header, however wide the screen.
  vars: { [space.gutter]: space.x5 },
});
