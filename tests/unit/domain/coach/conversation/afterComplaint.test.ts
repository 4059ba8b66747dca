import { describe, expect, test } from 'vitest';
import { afterComplaint } from '@/domain/coach/conversation/afterComplaint';

describe('what follows a complaint', () => {
  test.each([
    ['thats not what i asked. send or dont send?', 'send or dont send?'],
    ['you don’t understand, i want to hint only', 'i want to hint only'],
    ['yeh nahi pucha maine, main puch raha hu usko kaise batau', 'usko kaise batau'],
    ['यह मैंने नहीं पूछा, मैं पूछ रहा हूँ बात शुरू कैसे करूँ', 'बात शुरू कैसे करूँ'],
    ['thats not what i meant', ''],
  ])('%s', (text, rest) => {
    expect(afterComplaint(text)).toBe(rest);
  });

  test.each(['what should i wear', 'she says you dont understand me', 'मुझे लगता है आप नहीं समझे', ''])(
    'none in %j',
    (text) => {
      expect(afterComplaint(text)).toBeNull();
    },
  );
});
