import { vars } from '@/ui/theme/contract.css';
import { featureStyle, featureVariants } from '@/ui/theme/layered';

export const mark = featureStyle({ display: 'inline-flex' });

export const tone = featureVariants({
  sent: { color: vars.color.soft },
  read: { color: vars.color.onPeacockTint },
});
