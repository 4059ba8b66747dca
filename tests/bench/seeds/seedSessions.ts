import type { Page } from '@playwright/test';
import { putRows } from '../../browser/fixtures/storage.ts';

/** Adds `count` short chats to the history, all older than those that are there. */
export function seedSessions(page: Page, count: number): Promise<void> {
  const newest = Date.now() - 30 * 86_400_000;
  const rows = Array.from({ length: count }, (_, index) => {
    const timestamp = newest - index * 3_600_000;
    const row = {
      id: `session_${timestamp}`,
      title: `Chat ${index} about the trek`,
      timestamp,
      messageCount: 2,
      lastMessageAt: timestamp,
      lastAiMessageAt: timestamp,
      recentReplyIds: [],
    };
    return { store: 'chatSessions', row };
  });
  return putRows(page, rows);
}
