import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';
import { noticesHeight } from '@/ui/theme/noticesHeight';

const { size, space } = vars;

/**
 * The last of the page, and in sight meanwhile: nothing moves when it comes, and at the end of the
 * page it covers nothing. Notices of the app stand below it.
 */
export const place = featureStyle({
  position: 'sticky',
  zIndex: vars.z.raised,
  insetBlockEnd: `calc(${space.x4} + ${noticesHeight} + env(safe-area-inset-bottom))`,
  inlineSize: `min(100%, ${size.dialog})`,
  marginInlineStart: 'auto',
});
