import { vars } from '@/ui/theme/contract.css';
import { frameStyle } from '@/ui/theme/layered';

/** In line with the words of the links above it. */
export const theme = frameStyle({ paddingInlineStart: vars.space.x4 });
