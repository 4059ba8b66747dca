import { describe, expect, it } from 'vitest';
import {
  addressOf,
  documentCaches,
  isForDocument,
  screenDocument,
  splitManifest,
} from '../../../sw/documents.ts';

const home = 'https://taal.example/';
const manifest = [
  { url: 'index.html', revision: '1111111111' },
  { url: 'chat.html', revision: '2222222222' },
  { url: 'assets/page.html', revision: null },
  { url: 'manifest.json', revision: '3' },
];

describe('the files of the build', () => {
  it('are documents of screens or others', () => {
    const { documents, others } = splitManifest(manifest, home);
    expect([...documents.files]).toEqual(['index.html', 'chat.html']);
    expect(others.map(({ url }) => url)).toEqual(['assets/page.html', 'manifest.json']);
  });

  it('have another cache for documents in each version and at each scope', () => {
    const nameOf = (revision: string, scope = home) =>
      splitManifest([{ url: 'chat.html', revision }], scope).documents.cacheName;
    expect(nameOf('a')).toMatch(/^taal-documents-/);
    expect(nameOf('a')).toBe(nameOf('a'));
    expect(nameOf('b')).not.toBe(nameOf('a'));
    expect(nameOf('a', `${home}taal/`)).not.toBe(nameOf('a'));
    expect(nameOf('a', `${home}taal/`).startsWith(documentCaches(home))).toBe(false);
  });
});

describe('the document that answers a navigation', () => {
  const answer = (path: string, scope = home) =>
    screenDocument(path, splitManifest(manifest, scope).documents);

  it('is the one of its route', () => {
    expect(answer('/chat')).toBe('chat.html');
    expect(answer('/')).toBe('index.html');
  });

  it('is the one of its route by every spelling of the address', () => {
    for (const path of ['/chat/', '/Chat', '/CHAT/', '/chat.html', '/Chat.HTML']) {
      expect(answer(path)).toBe('chat.html');
      expect(answer(`/taal${path}`, `${home}taal/`)).toBe('chat.html');
    }
  });

  it('is found below any scope', () => {
    const below = `${home}taal/`;
    expect(answer('/taal/chat', below)).toBe('chat.html');
    expect(answer('/taal/', below)).toBe('index.html');
    expect(answer('/chat', below)).toBe('index.html');
  });

  it('is index.html for what has none of its own', () => {
    for (const path of ['/nowhere', '/chat/more', '/assets/page', '/manifest.json', '/index']) {
      expect(answer(path)).toBe('index.html');
    }
  });
});

describe('a navigation', () => {
  const isAnswered = (path: string, scope = home) =>
    isForDocument(path, splitManifest(manifest, scope).documents);

  it('is answered with a document, to screens and to addresses that lead nowhere', () => {
    for (const path of [
      '/',
      '/chat',
      '/chat.html',
      '/index.html',
      '/Chat.html',
      '/nowhere',
      '/a/b',
    ]) {
      expect({ path, isAnswered: isAnswered(path) }).toEqual({ path, isAnswered: true });
    }
    expect(isAnswered('/taal/chat.html', `${home}taal/`)).toBe(true);
  });

  it('goes to the host for the backend and for files', () => {
    for (const path of [
      '/api/health',
      '/taal/api/health',
      '/photo.png',
      '/other.html',
      '/a/chat.html',
    ]) {
      expect({ path, isAnswered: isAnswered(path) }).toEqual({ path, isAnswered: false });
    }
  });
});

it('keeps a document under the address of its screen', () => {
  expect(addressOf('index.html', home)).toBe(home);
  expect(addressOf('chat.html', home)).toBe(`${home}chat`);
  expect(addressOf('chat.html', `${home}taal/`)).toBe(`${home}taal/chat`);
  expect(addressOf('index.html', `${home}taal/`)).toBe(`${home}taal/`);
});
