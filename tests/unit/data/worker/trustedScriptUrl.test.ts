import { expect, test, vi } from 'vitest';
import { trustedScriptUrl } from '@/data/worker/trustedScriptUrl';

test('each name is a policy of its own, made once, for one address', () => {
  const createPolicy = vi.fn(
    (name: string, rules: { createScriptURL: (input: string) => string }) => ({
      createScriptURL: (input: string) => `${name} trusts ${rules.createScriptURL(input)}`,
    }),
  );
  const scope = { trustedTypes: { createPolicy } };
  expect(trustedScriptUrl('one', '/one.js', scope)).toBe('one trusts /one.js');
  expect(trustedScriptUrl('two', '/two.js', scope)).toBe('two trusts /two.js');
  expect(trustedScriptUrl('one', '/one.js', scope)).toBe('one trusts /one.js');
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['one', 'two']);
  expect(() => trustedScriptUrl('one', '/two.js', scope)).toThrow(TypeError);
});
