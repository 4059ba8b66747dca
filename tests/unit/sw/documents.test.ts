import { describe, expect, it } from 'vitest';
import { documentFor } from '../../../sw/documents.ts';

const home = 'https://taal.example/';
const files = new Set(['index.html', 'chat.html', 'assets/page.html', 'manifest.json']);

describe('the document that answers a navigation', () => {
  const answer = (path: string, scope = home) => documentFor(path, scope, files);

  it('is the one of its route', () => {
    expect(answer('/chat')).toBe('chat.html');
    expect(answer('/')).toBe('index.html');
  });

  it('is the one of its route by every spelling of the address', () => {
    for (const path of ['/chat/', '/Chat', '/CHAT/', '/chat.html', '/Chat.HTML']) {
      expect(answer(path)).toBe('chat.html');
      expect(answer(`/taal${path}`, `${home}taal/`)).toBe('chat.html');
    }
    expect(answer('/index.html')).toBe('index.html');
  });

  it('is found below any scope', () => {
    const below = `${home}taal/`;
    expect(answer('/taal/chat', below)).toBe('chat.html');
    expect(answer('/taal/', below)).toBe('index.html');
    expect(answer('/chat', below)).toBe('index.html');
  });

  it('is index.html for what has none of its own', () => {
    for (const path of ['/nowhere', '/chat/more', '/index']) {
      expect(answer(path)).toBe('index.html');
    }
  });

  it('is none for the backend and for files, which the host answers', () => {
    for (const path of [
      '/api/health',
      '/taal/api/health',
      '/photo.png',
      '/other.html',
      '/a/chat.html',
    ]) {
      expect({ path, answer: answer(path) }).toEqual({ path, answer: null });
    }
  });
});
