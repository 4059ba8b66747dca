import { expect, test } from 'vitest';
import { checkNames, isNamed } from '@/build/namedModules';

test('a module is named by a part of its address', () => {
  expect(isNamed('/taal/src/app/hydration/reactRoot.ts', 'react')).toBe(true);
  expect(isNamed('/taal/src/app/hydration/otherRoot.ts', 'react')).toBe(false);
  expect(isNamed('/taal/src/domain/coach/chooseReply.ts', 'replies')).toBe(true);
});

test('a build without a named module fails and says which', () => {
  const named = () => checkNames(['/taal/src/app/start.ts', '/taal/src/domain/pickOne.ts']);
  expect(named).toThrow(/namedModules\.ts names what the app has not: .*CrashTools\.tsx/);
  expect(named).not.toThrow(/pickOne/);
});
