import { featureStyle } from '@/ui/theme/layered';

export const heading = featureStyle({ flexGrow: 1, minInlineSize: 0 });
