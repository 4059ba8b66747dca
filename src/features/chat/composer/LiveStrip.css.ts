import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';
import { room } from '@/ui/theme/room';
import { whileWriting } from '@/ui/theme/screensBar';

export const strip = featureStyle({
  display: 'flex',
  // The same while somebody types: what stands beside it where there is room stays there.
  flex: `1 1 ${room.rhythm}`,
  alignItems: 'center',
  gap: vars.space.x2,
  // As tall as its beats, so that the composer does not move when typing starts.
  minBlockSize: vars.space.x6,
  paddingInline: vars.space.x1,
});

/** A hint leaves its line to the talk beside a keyboard. */
export const hint = featureStyle({
  '@media': { [media.tightWhileWriting]: { selectors: { [whileWriting]: { display: 'none' } } } },
});
