import { expect, it, vi } from 'vitest';
import { workerUrl } from '@/features/install-and-update/workerUrl';

it('is plain where there are no trusted types', () => {
  expect(workerUrl('/taal/', {})).toBe('/taal/service-worker.js');
});

it('passes a policy that lets the worker through and nothing else, made once', () => {
  const createPolicy = vi.fn(
    (_name: string, rules: { createScriptURL: (input: string) => string }) => ({
      createScriptURL: (input: string) => ({ trusted: rules.createScriptURL(input) }),
    }),
  );
  const scope = { trustedTypes: { createPolicy } };
  expect(workerUrl('/', scope)).toEqual({ trusted: '/service-worker.js' });
  expect(workerUrl('/', scope)).toEqual({ trusted: '/service-worker.js' });
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['taal-worker']);
  const [, rules] = createPolicy.mock.calls[0] ?? [];
  expect(() => rules?.createScriptURL('https://elsewhere.example/worker.js')).toThrow(TypeError);
});
