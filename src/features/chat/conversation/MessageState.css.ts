import { featureStyle } from '@/ui/theme/layered';

export const state = featureStyle({ display: 'inline-flex' });
