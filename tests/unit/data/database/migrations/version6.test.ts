import { expect, it } from 'vitest';
import { asked } from '../../../../support/builders/chat.ts';
import { queued } from '../../../../support/builders/outbox.ts';
import { testDatabase } from '../../../../support/fakes/testDatabase.ts';
import { writtenBy } from './upgraded.ts';
import device from './version5.json' with { type: 'json' };

const [waiting] = device.rows.outbox;
const id = waiting?.row.id ?? '';
const { replyDueAt, ...message } = asked(id);

/** The queue of version 5 with one call, opened now; the message of the call is as told. */
async function queueOf(messages: readonly object[]) {
  const chatMessages = messages.map((row) => ({ row }));
  const rows = { ...device.rows, chatMessages };
  return queued(testDatabase(await writtenBy(5, { ...device, rows })));
}

it('deletes the queued call of a message that speaks of danger', async () => {
  expect(await queueOf([{ ...message, isSensitive: true }])).toEqual([]);
});

it('holds the call of a message that the coach has not answered', async () => {
  expect(await queueOf([{ ...message, replyDueAt: 1 }])).toMatchObject([{ id, state: 'unheard' }]);
});

it('leaves every other call as it is', async () => {
  expect(await queueOf([message])).toEqual([waiting?.row]);
  expect(await queueOf([])).toEqual([waiting?.row]);
});
