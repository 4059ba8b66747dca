import { expect, it } from 'vitest';
import { chatReading } from '@/domain/stats/chatReading';
import type { KnownAnalysis } from '@/domain/stats/currentRealtimeStats';
import { analysis } from '../../../support/builders/chat.ts';

interface Change {
  readonly wpm?: number;
  readonly seconds?: number;
  readonly source?: KnownAnalysis['source'];
  readonly text?: string;
}

function known({
  wpm = 40,
  seconds = 2,
  source = 'device',
  text = 'Hello',
}: Change): KnownAnalysis {
  const made = analysis(text);
  return {
    ...made,
    id: text,
    source,
    typing_analysis: { ...made.typing_analysis, wpm },
    response_analysis: { ...made.response_analysis, response_time: seconds },
  };
}

it('is nothing of no analysis', () => {
  expect(chatReading([])).toBeNull();
});

it('stands on what was typed and on what was answered', () => {
  const reading = chatReading([
    known({ wpm: 30, seconds: 4, source: 'backend' }),
    known({ wpm: 0, seconds: 2 }),
    known({ wpm: 50, seconds: 7 * 24 * 3600 }),
  ]);
  expect(reading).toMatchObject({
    total_messages_analyzed: 3,
    typed: 2,
    average_wpm: 40,
    responses: 2,
    average_response_time: 3,
    fromBackend: 1,
  });
});

it('tells the assessment of the latest message', () => {
  const latest = known({ text: 'Why?' });
  expect(chatReading([known({}), latest])?.assessment).toBe(
    'Thoughtful Interest - Meaningful connection developing',
  );
});
