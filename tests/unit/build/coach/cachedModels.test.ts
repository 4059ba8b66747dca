import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { cachedModels } from '@/build/coach/cachedModels';

function project(): string {
  const root = mkdtempSync(join(tmpdir(), 'taal-models-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['src/domain', 'src/build/coach'])
    mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'src/domain/examples.txt'), 'hello');
  return root;
}

it('trains once for the same sources, and again where one of them changed', async () => {
  const root = project();
  let trained = 0;
  const train = async () => `models ${++trained}`;
  expect(await cachedModels(root, train)).toBe('models 1');
  expect(await cachedModels(root, train)).toBe('models 1');
  writeFileSync(join(root, 'src/domain/examples.txt'), 'hello again');
  expect(await cachedModels(root, train)).toBe('models 2');
  writeFileSync(join(root, 'src/build/coach/trainer.ts'), 'export {};');
  expect(await cachedModels(root, train)).toBe('models 3');
});

it('keeps nothing of a training that failed', async () => {
  const root = project();
  const failing = async () => {
    throw new Error('out of memory');
  };
  await expect(cachedModels(root, failing)).rejects.toThrow('out of memory');
  expect(await cachedModels(root, async () => 'models')).toBe('models');
});
