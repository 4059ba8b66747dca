import { expect, it } from 'vitest';
import { durationText, entryFacts, lastSuccess, syncReport } from '@/features/sync/panel/syncFacts';
import { syncSummary } from '@/features/sync/status/syncSummary';
import { queued, queueMessages } from '../../../../support/builders/outbox.ts';
import { START } from '../../../../support/fakes/manualTime.ts';
import { testDatabase } from '../../../../support/fakes/testDatabase.ts';

const state = {
  reachable: true,
  checking: false,
  isOnline: true,
  lastSuccessAt: null,
  lastDeliveredAt: null,
  waiting: 0,
  parked: 0,
  held: false,
  kept: 'device',
} as const;

it.each([
  [null, null, null],
  [5, null, 5],
  [null, 7, 7],
  [5, 7, 7],
  [9, 7, 9],
])('of a rest at %s and a delivery at %s the later is the last success', (rest, delivery, last) => {
  const found = lastSuccess({ ...state, lastSuccessAt: rest, lastDeliveredAt: delivery });
  expect(found).toBe(last);
});

it.each([
  [0, '0 s'],
  [-5, '0 s'],
  [59_999, '59 s'],
  [60_000, '1 min'],
  [3_600_000, '1 h'],
  [172_800_000, '2 d'],
])('%d ms are %s', (milliseconds, text) => {
  expect(durationText(milliseconds)).toBe(text);
});

it.each([
  [{}, 'All saved, here and on the server.'],
  [{ waiting: 3 }, 'All saved on this device. 3 waiting to be sent.'],
  [
    { waiting: 3, reachable: false, isOnline: false },
    'All saved on this device. There is no network. 3 waiting to be sent.',
  ],
  [{ waiting: 3, held: true }, 'All saved on this device. Incognito holds 3 back.'],
  [
    { waiting: 1, parked: 2 },
    'All saved on this device. 1 waiting to be sent. The server refused 2: retry or discard.',
  ],
  [{ held: true }, 'All saved on this device.'],
  [{ reachable: null }, 'All saved on this device.'],
  [{ reachable: false }, 'All saved on this device. The server does not answer.'],
  [{ reachable: false, isOnline: false }, 'All saved on this device. There is no network.'],
  [{ reachable: false, held: true }, 'All saved on this device.'],
  [
    { kept: 'nowhere', waiting: 1 },
    'The last change is not saved: there is no room on this device. 1 waiting to be sent.',
  ],
] as const)('%j is said as: %s', (change, sentence) => {
  expect(syncSummary({ ...state, ...change }).sentence).toBe(sentence);
});

it.each([
  [{ kept: 'nowhere' }, 'Not saved'],
  [{ kept: 'nowhere', parked: 1 }, 'Not saved'],
  [{ reachable: null }, 'Checking…'],
  [{ reachable: false }, 'No server'],
  [{ reachable: false, isOnline: false }, 'Offline'],
  [{ reachable: false, waiting: 1 }, 'No server, 1'],
  [{ reachable: false, isOnline: false, waiting: 2 }, 'Offline, 2'],
  [{ reachable: null, waiting: 1 }, '1 waiting'],
  [{ reachable: null, held: true }, 'Saved here'],
  // What the browser believes counts only where the server does not answer.
  [{ isOnline: false, waiting: 1 }, '1 waiting'],
] as const)('%j never reads as all saved, but: %s', (change, short) => {
  expect(syncSummary({ ...state, ...change }).short).toBe(short);
});

it('a screen reader hears what the number in the pill stands for', () => {
  expect(syncSummary({ ...state, reachable: false, waiting: 2 }).spoken).toBe(
    'No server, 2 waiting',
  );
});

it('a call that the coach has yet to hear goes once it has', async () => {
  const database = testDatabase();
  await queueMessages(database, ['Hello']);
  const [entry] = await queued(database);
  expect(entry && entryFacts({ ...entry, state: 'unheard' }, START)).toContainEqual({
    term: 'Next try',
    value: 'once the coach has read it',
  });
});

it('a report tells of every entry and repeats nothing that a person wrote', async () => {
  const database = testDatabase();
  await queueMessages(database, ['My aunt lives in Pune']);
  const entries = await queued(database);
  const facts = {
    worker: { state: 'activated', version: '1.2.3', precached: 40 },
    storage: { used: 2_500_000, quota: null, persisted: false },
    lockHolder: null,
    damagedRows: 2,
  };
  const report = syncReport({ ...state, waiting: 1 }, entries, {
    app: '1.2.3',
    facts,
    now: START + 61_000,
  });
  expect(report).toContain('Storage used: 2.5 MB');
  expect(report).toContain('Storage persisted: no');
  expect(report).toContain('Lock holder: nobody');
  expect(report).toContain('Damaged rows set aside: 2');
  expect(report).toContain(
    '1. analyze, state: waiting, age: 1 min, attempts: 0, next try: at once, last answer: none yet',
  );
  expect(report).not.toContain('aunt');
  expect(report).not.toContain('user_');
});
