import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';

/** Its ring stays in view where it is scrolled to the top. */
export const box = featureStyle({ scrollMarginBlock: vars.space.x3 });
