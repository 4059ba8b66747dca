import { expect, it } from 'vitest';
import { textInAddress } from '@/features/matches/search/textInAddress';
import { manualTime } from '../../../../support/fakes/manualTime.ts';

function typing(initial = '') {
  const { timers, advance } = manualTime();
  const written: string[] = [];
  const address = textInAddress(timers, initial, (text) => written.push(text));
  return { address, written, advance };
}

it('writes the address when typing rests, once', () => {
  const { address, written, advance } = typing();
  for (const text of ['m', 'me', 'mee']) {
    address.type(text);
    advance(299);
  }
  expect(written).toEqual([]);
  advance(1);
  expect(written).toEqual(['mee']);
  advance(10_000);
  expect(written).toEqual(['mee']);
});

it('writes it at once for somebody who turns to something else', () => {
  const { address, written, advance } = typing();
  address.settle();
  address.type('mee');
  address.settle();
  advance(10_000);
  expect(written).toEqual(['mee']);
});

it('writes nothing for a screen that is gone', () => {
  const { address, written, advance } = typing();
  address.type('mee');
  address.end();
  advance(10_000);
  address.settle();
  expect(written).toEqual([]);
});

it('takes no text of its own back from the address, however late that comes', () => {
  const { address, advance, written } = typing();
  address.type('m');
  advance(300);
  address.type('me');
  expect(address.isFromElsewhere('m')).toBe(false);
  advance(300);
  address.type('mee');
  advance(300);
  expect(address.isFromElsewhere('me')).toBe(false);
  expect(address.isFromElsewhere('mee')).toBe(false);
  expect(written).toEqual(['m', 'me', 'mee']);
});

it('takes what comes from elsewhere, and forgets what waited', () => {
  const { address, advance, written } = typing('old');
  expect(address.isFromElsewhere('old')).toBe(false);
  address.type('oldest');
  expect(address.isFromElsewhere('shared')).toBe(true);
  advance(10_000);
  expect(written).toEqual([]);
  address.type('own');
  advance(300);
  expect(address.isFromElsewhere('own')).toBe(false);
  expect(address.isFromElsewhere('old')).toBe(true);
});
