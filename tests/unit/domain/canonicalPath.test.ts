import { expect, test } from 'vitest';
import { canonicalPath } from '@/domain/canonicalPath';

test.each([
  ['', ''],
  ['index.html', ''],
  ['index', ''],
  ['chat', 'chat'],
  ['chat/', 'chat'],
  ['chat//', 'chat'],
  ['Chat', 'chat'],
  ['CHAT/', 'chat'],
  ['chat.html', 'chat'],
  ['Chat.html', 'chat'],
  ['chat/more', 'chat/more'],
  ['chat/index.html', 'chat/index'],
  ['photo.png', 'photo.png'],
])('%j is %j', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});
