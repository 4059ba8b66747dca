import { expect, test } from 'vitest';
import { getPendingShare, takePendingShare } from '@/data/sharing/pendingShare';
import { receiveShare } from '../../../sw/receiveShare.ts';
import { testDatabase } from '../../support/fakes/testDatabase.ts';

const HOME = 'https://taal.example/app/';

function post(body: BodyInit, headers?: HeadersInit): Request {
  return new Request(`${HOME}share`, { method: 'POST', body, ...(headers && { headers }) });
}

function form(fields: Record<string, string | File>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

async function leadsTo(answer: Promise<Response>): Promise<string | null> {
  const { status, headers } = await answer;
  expect(status).toBe(303);
  return headers.get('location');
}

test('what is shared leads to the chat and waits there; nothing else is stored', async () => {
  const database = testDatabase();
  const images = new File(['abc'], 'a.png', { type: 'image/png' });
  const request = post(form({ images, title: 'Poem', text: 'Roses', url: 'https://p.example' }));
  expect(await leadsTo(receiveShare(request, database, HOME))).toBe(`${HOME}chat`);
  expect(await getPendingShare(database)).toMatchObject({
    text: 'Poem\nRoses\nhttps://p.example',
    images: [{ name: 'a.png' }],
  });
  for (const table of database.tables) {
    expect(await table.count(), table.name).toBe(table.name === 'keyValue' ? 1 : 0);
  }
});

test('a shared chat leads to the chat screen too, and nothing said beside it stays', async () => {
  const database = testDatabase();
  const chats = new File(['12/11/26, 9:05 pm - Asha: Hi'], 'WhatsApp Chat with Asha.txt');
  const request = post(form({ chats, title: 'WhatsApp Chat with Asha', text: 'Asha' }));
  expect(await leadsTo(receiveShare(request, database, HOME))).toBe(`${HOME}chat`);
  expect(JSON.stringify(await database.keyValue.toArray())).not.toContain('Asha');
  expect(await (await takePendingShare(database))?.chat?.text()).toContain('Asha: Hi');
  expect(await database.keyValue.count()).toBe(0);
});

test.each([
  ['nothing', post(form({}))],
  ['a file where a text belongs', post(form({ text: new File(['x'], 'x.txt') }))],
  ['a text where a picture belongs', post(form({ images: 'no picture' }))],
  ['no form at all', post('{"text":1}', { 'content-type': 'application/json' })],
  ['a torn form', post('--x\r\nbroken', { 'content-type': 'multipart/form-data; boundary=x' })],
])('a share of %s leads to the chat and leaves nothing behind', async (_name, request) => {
  const database = testDatabase();
  expect(await leadsTo(receiveShare(request, database, HOME))).toBe(`${HOME}chat`);
  expect(await database.keyValue.count()).toBe(0);
});

test('a share that cannot be stored leads to the chat all the same', async () => {
  const database = testDatabase();
  database.close({ disableAutoOpen: true });
  const request = post(form({ text: 'Roses' }));
  expect(await leadsTo(receiveShare(request, database, HOME))).toBe(`${HOME}chat`);
});
