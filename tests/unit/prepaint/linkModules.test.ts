import { expect, it } from 'vitest';
import { type LinkWindow, linkModules } from '@/prepaint/linkModules';

interface Asked {
  rel: string;
  href: string;
  crossOrigin: string | null;
}

it('asks for modules, a few at a time', () => {
  const tasks: (() => void)[] = [];
  const asked: Asked[] = [];
  const window = {
    document: {
      head: { append: (link: Asked) => asked.push(link) },
      createElement: (): Asked => ({ rel: '', href: '', crossOrigin: null }),
    },
    setTimeout: (task: () => void) => tasks.push(task),
  };
  // As the document has it: a source that refers to nothing outside itself.
  const link: typeof linkModules = new Function(`return (${linkModules})`)();
  Reflect.apply(link, undefined, [
    window satisfies Record<keyof LinkWindow, unknown>,
    [...'abcde'],
  ]);
  const askedSoFar = () => asked.map(({ href }) => href).join('');
  expect(askedSoFar()).toBe('abc');
  for (const task of tasks.splice(0)) task();
  expect(askedSoFar()).toBe('abcde');
  expect(tasks).toEqual([]);
  expect(asked[0]).toEqual({ rel: 'modulepreload', href: 'a', crossOrigin: '' });
});
