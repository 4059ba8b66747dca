import { describe, expect, test } from 'vitest';
import { takeSharedChat } from '@/data/sharing/sharedChat';
import { takeSharedImages } from '@/data/sharing/sharedImages';
import { moveSharedTextToDraft } from '@/data/sharing/sharedText';
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

test('a shared text leads to the chat and waits for its composer', async () => {
  const database = testDatabase();
  const request = post(form({ title: 'Poem', text: 'Roses', url: 'https://p.example' }));
  expect(await leadsTo(receiveShare(request, database, HOME))).toBe(`${HOME}chat`);
  expect(await moveSharedTextToDraft(database, 's')).toBe('Poem\nRoses\nhttps://p.example');
});

test('a shared picture leads to the profile; the text beside it waits in the chat', async () => {
  const database = testDatabase();
  const images = new File(['abc'], 'a.png', { type: 'image/png' });
  const request = post(form({ images, text: 'Me by the sea' }));
  expect(await leadsTo(receiveShare(request, database, HOME))).toBe(`${HOME}profile`);
  expect((await takeSharedImages(database)).map(({ name }) => name)).toEqual(['a.png']);
  expect(await moveSharedTextToDraft(database, 's')).toBe('Me by the sea');
});

test('a shared chat leads to where it is read, waits once, and nothing said beside it stays', async () => {
  const database = testDatabase();
  const chats = new File(['12/11/26, 9:05 pm - Asha: Hi'], 'WhatsApp Chat with Asha.txt');
  const request = post(form({ chats, title: 'WhatsApp Chat with Asha', text: 'Asha' }));
  expect(await leadsTo(receiveShare(request, database, HOME))).toBe(`${HOME}read`);
  expect(await database.keyValue.count()).toBe(1);
  expect(JSON.stringify(await database.keyValue.toArray())).not.toContain('Asha');
  expect(await (await takeSharedChat(database))?.blob?.text()).toContain('Asha: Hi');
  expect(await database.keyValue.count()).toBe(0);
  expect(await takeSharedChat(database)).toBeNull();
});

test('of several chats the first is kept, and how many came with it', async () => {
  const database = testDatabase();
  const shared = form({ chats: new File(['Asha: Hi'], 'Asha.txt') });
  for (const name of ['Ravi.txt', 'Neha.txt']) shared.append('chats', new File(['Hi'], name));
  await receiveShare(post(shared), database, HOME);
  const chat = await takeSharedChat(database);
  expect(await chat?.blob?.text()).toBe('Asha: Hi');
  expect(chat?.others).toBe(2);
});

describe('an empty chat', () => {
  const empty = new File([], 'Empty.txt');

  test('does not keep one that is shared with it from being read', async () => {
    const database = testDatabase();
    const shared = form({ chats: empty });
    shared.append('chats', new File(['Asha: Hi'], 'Asha.txt'));
    expect(await leadsTo(receiveShare(post(shared), database, HOME))).toBe(`${HOME}read`);
    expect(await (await takeSharedChat(database))?.blob?.text()).toBe('Asha: Hi');
  });

  test('does not keep pictures that are shared with it from the profile', async () => {
    const database = testDatabase();
    const request = post(form({ chats: empty, images: new File(['abc'], 'a.png') }));
    expect(await leadsTo(receiveShare(request, database, HOME))).toBe(`${HOME}profile`);
    expect(await takeSharedImages(database)).toHaveLength(1);
    expect(await takeSharedChat(database)).toBeNull();
  });

  test('leads, alone, to the screen that says there is nothing in it', async () => {
    const database = testDatabase();
    const request = post(form({ chats: empty }));
    expect(await leadsTo(receiveShare(request, database, HOME))).toBe(`${HOME}read`);
    expect((await takeSharedChat(database))?.blob?.size).toBe(0);
  });
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
