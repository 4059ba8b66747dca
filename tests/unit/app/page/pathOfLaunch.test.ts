import { expect, test } from 'vitest';
import { pathOfLaunch } from '@/app/page/pathOfLaunch';

const ORIGIN = 'https://taal.example';

test.each([
  ['https://taal.example/app/chat', '/chat'],
  ['https://taal.example/app/profile?tab=privacy', '/profile?tab=privacy'],
  ['https://taal.example/app/Chat/', '/chat'],
  ['https://taal.example/app/chat#start', null],
  ['https://taal.example/app/', null],
  ['https://taal.example/app/index.html', null],
  ['https://taal.example/elsewhere', null],
  ['https://evil.example/app/chat', null],
  ['no address', null],
  ['', null],
])('a launch at %s leads to %s', (target, path) => {
  expect(pathOfLaunch(target, '/app/', ORIGIN)).toBe(path);
});
