import { expect, test } from 'vitest';
import { canonicalAddress } from '@/app/navigation/canonicalAddress';

const HOST = 'https://taal.example';

test.each([
  ['/', '/'],
  ['/?', '/'],
  ['/index.html', '/'],
  ['/index.html?', '/'],
  ['/chat', '/chat'],
  ['/chat?', '/chat'],
  ['/chat?#end', '/chat#end'],
  ['/Chat', '/chat'],
  ['/CHAT/', '/chat'],
  ['/chat.html?topic=family', '/chat?topic=family'],
  ['/Dashboard/?tab=Tips#top', '/dashboard?tab=Tips#top'],
  ['/nowhere?', '/nowhere'],
  ['/Nowhere/', '/Nowhere/'],
  ['/chat/more', '/chat/more'],
])('%s is %s', (address, canonical) => {
  expect(canonicalAddress(HOST + address, '/')).toBe(HOST + canonical);
  expect(canonicalAddress(`${HOST}/taal${address}`, '/taal/')).toBe(`${HOST}/taal${canonical}`);
});

test('an address outside the base is left as it is', () => {
  expect(canonicalAddress(`${HOST}/Chat`, '/taal/')).toBe(`${HOST}/Chat`);
});
