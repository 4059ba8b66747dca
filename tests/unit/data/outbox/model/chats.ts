import { exportBackup } from '@/data/backup/exportBackup';
import { importBackup } from '@/data/backup/importBackup';
import { readBackup } from '@/data/backup/readBackup';
import { deleteSession } from '@/features/chat/sessions/deleteSession';
import { undoDeletion } from '@/features/chat/sessions/undoDeletion';
import { queued } from '../../../../support/builders/outbox.ts';
import type { Model } from './model.ts';
import type { World } from './world.ts';

/** Deletes the chat that is open, with what of it still waits; the next one is begun. */
export async function deleteChat(model: Model, world: World): Promise<void> {
  const session = `session_${model.chats}`;
  const messages = await world.database.chatMessages.where({ sessionId: session }).primaryKeys();
  const deletion = await deleteSession(world.services, session);
  for (const id of messages) {
    model.gone.add(id);
    model.parked.add(id);
    world.gone.add(id);
  }
  model.chats += 1;
  world.undo = async () => {
    for (const id of messages) {
      model.gone.delete(id);
      world.gone.delete(id);
    }
    await undoDeletion(world.services, deletion);
  };
}

/** Takes the last deletion back, if that has not been done. */
export async function undoDeleting(world: World): Promise<void> {
  await world.undo?.();
  world.undo = null;
}

/** Saves everything and reads it back: what was not heard yet is never sent then. */
export async function restoreBackup(model: Model, world: World): Promise<void> {
  const { clock } = world.time;
  const unheard = (await queued(world.database)).filter(({ state }) => state === 'unheard');
  const reading = await readBackup((await exportBackup(world.database, { app: '1', clock })).blob);
  if (reading.kind === 'refused') world.wrongs.push(reading.reason);
  else await importBackup(world.database, reading.backup);
  for (const message of model.messages) {
    if (unheard.some(({ id }) => id === message.id)) message.queued = false;
  }
}
