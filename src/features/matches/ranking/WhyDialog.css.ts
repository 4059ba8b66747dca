import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';

/** The place where it is announced is there before; without words it takes no room. */
export const opinion = featureStyle({ marginBlockStart: vars.space.x5 });
