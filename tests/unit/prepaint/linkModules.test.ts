import { expect, it } from 'vitest';
import { type Link, linkModules } from '@/prepaint/linkModules';

it('requests modules, a few at a time', () => {
  const tasks: (() => void)[] = [];
  const links: Link[] = [];
  const window = {
    document: {
      head: { append: (link: Link) => links.push(link) },
      createElement: () => ({ rel: '', href: '', crossOrigin: null, addEventListener: () => {} }),
    },
    setTimeout: (task: () => void) => tasks.push(task),
  };
  linkModules(window, [...'abcde']);
  const requested = () => links.map(({ href }) => href).join('');
  expect(requested()).toBe('abc');
  for (const task of tasks.splice(0)) task();
  expect(requested()).toBe('abcde');
  expect(tasks).toEqual([]);
  expect(links[0]).toMatchObject({ rel: 'modulepreload', href: 'a', crossOrigin: '' });
});
