import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

const { space, text, weight } = vars;

export const trial = featureStyle({ display: 'grid', gap: space.x3 });

export const head = featureStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space.x2,
  '@media': { [media.narrow]: { flexDirection: 'column', alignItems: 'flex-start' } },
});

export const label = featureStyle({ fontSize: text.note, fontWeight: weight.bold });

// As high as its badges, so that nothing moves when they come.
export const measure = featureStyle({ display: 'flex', gap: space.x2, minBlockSize: space.x7 });
