import * as v from 'valibot';
import { page } from 'vitest/browser';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { chat } from '../screens/chat.ts';

/** The menus of messages, and the notices that follow what they do. */
export const messages = {
  /** The buttons of the messages, oldest first. */
  actions: chat.log.getByRole('button', { name: 'Message actions' }),
  menu: page.getByRole('menu', { name: 'Message actions' }),
  item: (name: string) => page.getByRole('menuitem', { name, exact: true }),
  undo: page.getByRole('button', { name: 'Undo' }),
};

/** The coach's suggestion of an empty chat. */
export const SUGGESTION = 'Help me write a first message';

const ofUser = v.object({ sender: v.literal('user') });

/** What was sent from this device, in order. */
export async function ownMessages(database: TaalDatabase) {
  const stored = await database.chatMessages.toArray();
  return stored.filter((row) => v.is(ofUser, row));
}
