import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

const { color, radius, size } = vars;

export const link = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.target,
  borderRadius: radius.tail,
  cursor: 'pointer',
  '@media': { [media.finePointer]: { ':hover': { color: color.brand } } },
});
