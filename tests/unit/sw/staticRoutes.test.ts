import { expect, it } from 'vitest';
import { addStaticRoutes, staticRoutes } from '../../../sw/staticRoutes.ts';

const documents = {
  home: 'https://taal.example/tāl(1)/',
  files: new Set(['index.html', 'chat.html']),
  cacheName: 'documents',
};

it('names each screen by its bare address, and the files with a hash', () => {
  const base = '/t%C4%81l\\(1\\)/';
  expect(
    staticRoutes(documents).map(({ condition, source }) => [condition.urlPattern, source]),
  ).toEqual([
    [{ baseURL: documents.home, pathname: base, search: '' }, { cacheName: 'documents' }],
    [{ baseURL: documents.home, pathname: `${base}chat`, search: '' }, { cacheName: 'documents' }],
    [{ baseURL: documents.home, pathname: `${base}assets/*` }, 'cache'],
  ]);
});

it('takes navigations alone for screens, and nothing that is posted', () => {
  const [screen, , assets] = staticRoutes(documents);
  expect(screen?.condition).toMatchObject({ requestMode: 'navigate', requestMethod: 'GET' });
  expect(assets?.condition).toMatchObject({ requestMethod: 'GET' });
});

it('does without where the browser knows no such routes, or not these', async () => {
  await expect(addStaticRoutes(new Event('install'), documents)).resolves.toBeUndefined();
  const unwilling = Object.assign(new Event('install'), {
    addRoutes: () => Promise.reject(new TypeError('No such pattern')),
  });
  await expect(addStaticRoutes(unwilling, documents)).resolves.toBeUndefined();
});

it('registers them while the event is dispatched', () => {
  const registered: unknown[] = [];
  const event = Object.assign(new Event('install'), {
    addRoutes: async (routes: unknown) => void registered.push(routes),
  });
  void addStaticRoutes(event, documents);
  expect(registered).toEqual([staticRoutes(documents)]);
});
