import { afterEach, expect, it, vi } from 'vitest';
import { settled } from '@/ui/page/idle';

afterEach(() => {
  vi.unstubAllGlobals();
});

function watch(): { isSettled: boolean } {
  const seen = { isSettled: false };
  void settled().then(() => {
    seen.isSettled = true;
  });
  return seen;
}

const pass = () => new Promise((resolve) => setImmediate(resolve));

it('a page has settled at its third idle moment, each waited for a second at most', async () => {
  const moments: { readonly task: () => void; readonly timeout: number | undefined }[] = [];
  vi.stubGlobal('requestIdleCallback', (task: () => void, options?: { timeout: number }) =>
    moments.push({ task, timeout: options?.timeout }),
  );
  const seen = watch();
  for (let moment = 0; moment < 3; moment += 1) {
    await pass();
    expect(seen.isSettled).toBe(false);
    const [next] = moments.splice(0);
    expect(next?.timeout).toBe(1000);
    next?.task();
  }
  await pass();
  expect(seen.isSettled).toBe(true);
});

it('where no browser tells of idle moments it has after one wait', async () => {
  const waits: number[] = [];
  vi.stubGlobal('setTimeout', (task: () => void, milliseconds: number) => {
    waits.push(milliseconds);
    task();
  });
  const seen = watch();
  await pass();
  expect(seen.isSettled).toBe(true);
  expect(waits).toEqual([1500]);
});
