import { expect, it, vi } from 'vitest';
import type { ChooseReply } from '@/features/matches/conversations/loadReplies';
import { meera } from './meera.ts';
import { chooseCalmly, senders, storeInTest } from './storeInTest.ts';

const still = () => 0.5;
const nobody = () => {};

it('answers every message in order, though the replies are still being loaded', async () => {
  let load = (_: ChooseReply) => {};
  const loading = new Promise<ChooseReply>((resolve) => {
    load = resolve;
  });
  const { store, time } = storeInTest(still, nobody, () => loading);
  store.open(meera);
  store.send(meera, 'Hello');
  store.send(meera, 'Do you like trekking?');
  time.advance(5000);
  expect(senders(store, meera.id)).toEqual(['match', 'user', 'user']);
  load(chooseCalmly);
  await vi.waitFor(() =>
    expect(senders(store, meera.id)).toEqual(['match', 'user', 'user', 'match', 'match']),
  );
});

it('answers later where the replies could not be loaded', async () => {
  const loadReplies = vi
    .fn<() => Promise<ChooseReply>>()
    .mockRejectedValueOnce(new Error('No network'))
    .mockRejectedValueOnce(new Error('No network'))
    .mockResolvedValue(chooseCalmly);
  const { store, time } = storeInTest(still, nobody, loadReplies);
  store.open(meera);
  store.send(meera, 'Hello');
  time.advance(5000);
  await vi.waitFor(() => expect(time.waits().length).toBeGreaterThan(0));
  time.advance(5000);
  await vi.waitFor(() => expect(senders(store, meera.id)).toEqual(['match', 'user', 'match']));
});
