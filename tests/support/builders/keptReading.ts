import { forEachFigure } from '@/domain/real-chats/figures/figures';
import type { KeptReading, KeptVoice } from '@/domain/real-chats/kept/keptReading';

const voice: KeptVoice = {
  figures: forEachFigure(() => ({ value: 1, n: 12 })),
  moods: { excited: 1, positive: 2, negative: 3, curious: 4, neutral: 5 },
  messages: 20,
};

/** The figures of some chat, as they are kept. */
export function someReading(changes: Partial<KeptReading> = {}): KeptReading {
  return {
    alias: 'Chat 1',
    keptAt: 1_790_000_000_000,
    silenceSeconds: 21_600,
    from: 1_780_000_000,
    to: 1_789_000_000,
    you: voice,
    other: voice,
    ...changes,
  };
}
