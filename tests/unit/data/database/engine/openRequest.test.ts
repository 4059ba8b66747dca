import { IDBFactory } from 'fake-indexeddb';
import { expect, it, vi } from 'vitest';
import { OpenRequest } from '@/data/database/engine/openRequest';

function succeeded(request: IDBOpenDBRequest): Promise<void> {
  return new Promise((resolve) => request.addEventListener('success', () => resolve()));
}

it('passes on what becomes of the request that it stands for', async () => {
  const outer = new OpenRequest();
  outer.onsuccess = vi.fn();
  const real = new IDBFactory().open('taal');
  outer.follow(real, () => true);
  await succeeded(real);
  expect(outer.onsuccess).toHaveBeenCalledOnce();
  expect(outer.result).toBe(real.result);
});

it('hears no more of a request that has failed, also before another takes its place', async () => {
  const outer = new OpenRequest();
  outer.onsuccess = vi.fn();
  outer.onerror = vi.fn();
  const real = new IDBFactory().open('taal');
  outer.follow(real, () => true);
  Object.defineProperty(real, 'error', { value: new DOMException('Not now', 'UnknownError') });
  real.onerror?.(new Event('error'));
  await succeeded(real);
  expect(outer.onerror).not.toHaveBeenCalled();
  expect(outer.onsuccess).not.toHaveBeenCalled();
});
