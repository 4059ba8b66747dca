import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

const { size, space } = vars;

/**
 * As high before the messages are read as with whatever they have to tell: the cards below stand
 * still, and the beats take what the words leave free.
 */
export const reserved = featureStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.x4,
  minBlockSize: `calc(5 * ${size.chart})`,
  '@media': {
    [media.tablet]: { minBlockSize: `calc(3.5 * ${size.chart})` },
    [media.desktop]: { minBlockSize: `calc(3 * ${size.chart})` },
  },
});
