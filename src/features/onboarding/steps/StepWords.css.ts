import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';

export const opening = featureStyle({ display: 'grid', gap: vars.space.x2 });
