import { expect, test, vi } from 'vitest';
import { removeWorker } from '@/features/install-and-update/removeWorker';

const ORIGIN = 'https://host.example/';

function registration(scope: string) {
  return { scope, unregister: vi.fn(async () => true) };
}

test('the worker goes with its files, and no other app of the origin loses any', async () => {
  const [own, other] = [registration(ORIGIN), registration(`${ORIGIN}taal/`)];
  const names = new Set([
    `workbox-precache-v2-${ORIGIN}`,
    `workbox-precache-v2-${ORIGIN}taal/`,
    `taal-documents-${ORIGIN}#1`,
    `taal@/taal/-documents-${ORIGIN}taal/#1`,
    'taal-previous-assets-1',
    'other',
  ]);
  const storage = {
    keys: async () => [...names],
    delete: async (name: string) => names.delete(name),
  };
  const container = { getRegistrations: async () => [own, other] };
  await removeWorker(container, storage, ORIGIN);
  expect(own.unregister).toHaveBeenCalledOnce();
  expect(other.unregister).not.toHaveBeenCalled();
  expect([...names]).toEqual([
    `workbox-precache-v2-${ORIGIN}taal/`,
    `taal@/taal/-documents-${ORIGIN}taal/#1`,
    'other',
  ]);
});

test('where there is neither worker nor cache nothing is to be done', async () => {
  await expect(removeWorker(undefined, undefined, ORIGIN)).resolves.toBeUndefined();
});
