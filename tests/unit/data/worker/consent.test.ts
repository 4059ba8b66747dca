import { expect, it } from 'vitest';
import { isConsent } from '@/data/worker/consent';

it('is the message of workbox-window, and that of the pages before it', () => {
  expect(isConsent({ type: 'SKIP_WAITING' })).toBe(true);
  expect(isConsent('taal-take-over')).toBe(true);
});

it('is nothing else', () => {
  for (const message of [null, undefined, '', 'SKIP_WAITING', {}, { type: 'taal:version' }, []]) {
    expect(isConsent(message)).toBe(false);
  }
});
