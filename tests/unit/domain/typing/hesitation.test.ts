import { describe, expect, it } from 'vitest';
import { type Hesitating, hesitated, hesitationOf } from '@/domain/typing/hesitation';
import {
  IDLE_METER,
  type InputChange,
  pauseMeter,
  recordInput,
  type TypingMeter,
} from '@/domain/typing/typingMeter';

interface Written {
  readonly text: string;
  readonly meter: TypingMeter;
  readonly hesitating?: Hesitating | undefined;
}

const NOTHING: Written = { text: '', meter: IDLE_METER };

/** The text after a change at `at` milliseconds. */
function write(before: Written, at: number, text: string, kind: InputChange['kind'] = 'typed') {
  const change = { at, kind, empty: text === '' };
  const hesitating = hesitated(before, text, [change]);
  return { text, meter: recordInput(before.meter, change), hesitating };
}

describe('the time over a text', () => {
  it('is that from the first key to sending, waits and all, in seconds', () => {
    const half = write(write(NOTHING, 0, 'I'), 1000, 'I d');
    const whole = write(half, 181_000, 'I do');
    expect(hesitationOf(whole, 182_000)).toEqual({ seconds: 182, removed: 0 });
    expect(hesitationOf(whole, 301_000)).toEqual({ seconds: 301, removed: 0 });
  });

  it('leaves out what passes while the page is hidden', () => {
    const half = write(write(NOTHING, 0, 'I'), 1000, 'I d');
    const hidden = { ...half, meter: pauseMeter(half.meter, 2000) };
    const whole = write(write(hidden, 600_000, 'I do'), 601_000, 'I do.');
    expect(hesitationOf(whole, 602_000)).toEqual({ seconds: 4, removed: 0 });
  });

  it('is an hour at most', () => {
    const whole = write(write(NOTHING, 0, 'I'), 86_400_000, 'I do');
    expect(hesitationOf(whole, 86_401_000)).toMatchObject({ seconds: 3600 });
  });
});

describe('what was taken back', () => {
  it('is counted in characters, an emptied text too', () => {
    const cut = write(write(write(NOTHING, 0, 'I do not'), 500, 'I do'), 900, '');
    const again = write(write(cut, 1500, 'Yes I do'), 1900, 'Yes we do');
    expect(hesitationOf(again, 2500)).toEqual({ seconds: 1, removed: 8 });
  });

  it('is ten thousand at most', () => {
    const cut = write(write(NOTHING, 0, 'a'.repeat(20_000)), 500, 'a');
    expect(hesitationOf(cut, 900)).toMatchObject({ removed: 10_000 });
  });

  it('does not count what had been put in', () => {
    const pasted = write(NOTHING, 0, 'a long text from elsewhere', 'inserted');
    const typed = write(write(pasted, 900, ''), 1500, 'Yes');
    expect(hesitationOf(typed, 2500)).toEqual({ seconds: 1, removed: 0 });
  });
});

it('nothing is known of a text that was not typed whole', () => {
  expect(hesitationOf(write(NOTHING, 0, 'Hello', 'inserted'), 900)).toBeUndefined();
  expect(hesitationOf(NOTHING, 900)).toBeUndefined();
});

it('a text whose beginning was not seen counts from there on', () => {
  const restored = { text: 'Half', meter: { ...IDLE_METER, elapsedBefore: 2000 } };
  expect(hesitationOf(write(restored, 9000, 'Half.'), 10_000)).toEqual({ seconds: 3, removed: 0 });
});
