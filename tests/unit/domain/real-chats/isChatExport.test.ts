import { expect, test } from 'vitest';
import { isChatExport } from '@/domain/real-chats/isChatExport';

test.each([
  ['WhatsApp Chat with Asha.txt', true],
  ['WhatsApp Chat - Asha.ZIP', true],
  ['result.json', true],
  ['result (1).json', true],
  ['message_12.json', true],
  ['taal-backup-2026-11-27.json', false],
  ['results-of-mine.png', false],
])('%s is one: %s', (name, expected) => {
  expect(isChatExport(name)).toBe(expected);
});
