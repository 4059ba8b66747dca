import { describe, expect, it, test } from 'vitest';
import { connectionFrom } from '@/data/backend/connection';

const page = { href: 'https://taal.example/chat?x=1#y', origin: 'https://taal.example' };

describe('the connection', () => {
  test.each([
    [undefined, 'https://taal.example/api'],
    ['/api', 'https://taal.example/api'],
    ['/api/', 'https://taal.example/api'],
    ['/deep/er//', 'https://taal.example/deep/er'],
    ['/', 'https://taal.example'],
    ['https://backend.example', 'https://backend.example'],
    ['https://backend.example/v1/', 'https://backend.example/v1'],
  ])('for the setting %s leads to %s', (setting, baseUrl) => {
    const settings = setting === undefined ? {} : { VITE_BACKEND_URL: setting };
    expect(connectionFrom(settings, page).baseUrl).toBe(baseUrl);
  });

  it('sends the key to its own origin, and elsewhere only when told to', () => {
    const foreign = 'https://backend.example/v1';
    const sends = (settings: Parameters<typeof connectionFrom>[0]) =>
      connectionFrom(settings, page).sendsIdempotencyKey;
    expect(sends({})).toBe(true);
    expect(sends({ VITE_BACKEND_URL: 'https://taal.example/other' })).toBe(true);
    expect(sends({ VITE_BACKEND_URL: 'http://taal.example/other' })).toBe(false);
    expect(sends({ VITE_BACKEND_URL: foreign })).toBe(false);
    expect(sends({ VITE_BACKEND_URL: foreign, VITE_BACKEND_IDEMPOTENCY: 'off' })).toBe(false);
    expect(sends({ VITE_BACKEND_URL: foreign, VITE_BACKEND_IDEMPOTENCY: 'on' })).toBe(true);
  });
});
