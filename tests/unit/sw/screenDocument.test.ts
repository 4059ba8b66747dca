import { describe, expect, it } from 'vitest';
import { documentsAmong, screenDocument } from '../../../sw/screenDocument.ts';

const documents = documentsAmong(['index.html', 'chat.html', 'assets/page.html', 'manifest.json']);

describe('the document that answers a navigation', () => {
  it('is the one of its route', () => {
    expect(screenDocument('/chat', '/', documents)).toBe('chat.html');
    expect(screenDocument('/chat/', '/', documents)).toBe('chat.html');
    expect(screenDocument('/', '/', documents)).toBe('index.html');
  });

  it('is found below any scope', () => {
    expect(screenDocument('/taal/chat', '/taal/', documents)).toBe('chat.html');
    expect(screenDocument('/taal/', '/taal/', documents)).toBe('index.html');
    expect(screenDocument('/chat', '/taal/', documents)).toBe('index.html');
  });

  it('is index.html for what has none of its own', () => {
    for (const path of ['/nowhere', '/chat/more', '/assets/page', '/manifest.json', '/index']) {
      expect(screenDocument(path, '/', documents)).toBe('index.html');
    }
  });
});
