import type { RhythmFacts } from '@/domain/coach/conversation/rhythm';

export const NO_RHYTHM: RhythmFacts = {
  speed: 0,
  usualSpeed: 0,
  typedMessages: 0,
  mood: 'neutral',
};
