import { describe, expect, it } from 'vitest';
import { presenceOf } from '@/features/matches/conversations/presence';
import { dayOf } from '@/ui/text/dayAndTime';
import { START } from '../../../../support/fakes/manualTime.ts';
import { meera } from './meera.ts';
import { storeInTest } from './storeInTest.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

function lastSeen(ago: number): string {
  const { store } = storeInTest();
  const match = { ...meera, lastActive: new Date(START - ago) };
  return presenceOf(match, store.conversation(match.id), START).text;
}

describe('the presence of a match', () => {
  it.each([
    [0, 'Online'],
    [10 * MINUTE, 'Online'],
    [25 * MINUTE, 'Active 25 min ago'],
    [HOUR, 'Active 1 h ago'],
    [23.9 * HOUR, 'Active 23 h ago'],
    [24 * HOUR, 'Active yesterday'],
    [72 * HOUR, `Active on ${dayOf(new Date(START - 72 * HOUR), new Date(START))}`],
  ])('%d ms after they were seen is %s', (ago, text) => {
    expect(lastSeen(ago)).toBe(text);
  });

  it('is online while they type, and after they wrote', () => {
    const { store, time } = storeInTest();
    store.open(meera);
    const presence = () => presenceOf(meera, store.conversation(meera.id), time.clock());
    expect(presence()).toEqual({ isOnline: false, text: 'Active 1 h ago' });
    store.send(meera, 'Hello');
    expect(presence()).toEqual({ isOnline: true, text: 'Online' });
    time.advance(9 * MINUTE);
    expect(presence().isOnline).toBe(true);
    time.advance(HOUR);
    expect(presence()).toEqual({ isOnline: false, text: 'Active 1 h ago' });
  });
});
