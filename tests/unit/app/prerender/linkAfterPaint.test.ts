import { expect, it } from 'vitest';
import { type LinkWindow, linkAfterPaint } from '@/app/prerender/linkAfterPaint';

interface Asked {
  rel: string;
  href: string;
  crossOrigin: string | null;
}

it('asks for modules, a few at a time, once the frame after the first paint is over', () => {
  const frames: (() => void)[] = [];
  const tasks: (() => void)[] = [];
  const asked: Asked[] = [];
  const window = {
    document: {
      head: { append: (link: Asked) => asked.push(link) },
      createElement: (): Asked => ({ rel: '', href: '', crossOrigin: null }),
    },
    requestAnimationFrame: (task: () => void) => frames.push(task),
    setTimeout: (task: () => void) => tasks.push(task),
  };
  // As the document has it: a source that refers to nothing outside itself.
  const preload: typeof linkAfterPaint = new Function(`return (${linkAfterPaint})`)();
  const run = (waiting: (() => void)[]) => {
    for (const task of waiting.splice(0)) task();
    return asked.map(({ href }) => href).join('');
  };
  Reflect.apply(preload, undefined, [
    window satisfies Record<keyof LinkWindow, unknown>,
    [...'abcde'],
  ]);
  expect(run(tasks)).toBe('');
  run(frames);
  expect(run(tasks)).toBe('');
  run(frames);
  expect(run(tasks)).toBe('abc');
  expect(run(tasks)).toBe('abcde');
  expect(run(tasks)).toBe('abcde');
  expect(asked[0]).toEqual({ rel: 'modulepreload', href: 'a', crossOrigin: '' });
});
