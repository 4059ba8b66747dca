import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { MODEL_TIME_LIMIT_MS } from '@/data/language-model/askModel';
import { latestMessages, putMessage } from '@/data/repositories/chat/chatMessages';
import { setRewordsAnswers } from '@/data/repositories/values/rewordsAnswers';
import type { ReplyNotice } from '@/domain/chat/replyNotice';
import type { ChatServices } from '@/features/chat/chatServices';
import { sendMessage } from '@/features/chat/composer/sendMessage';
import { deliverReply } from '@/features/chat/replies/deliverReply';
import { heldReplies, withoutHeld } from '@/features/chat/replies/heldReplies';
import { loadCoach } from '@/features/chat/replies/loadCoach';
import { deleteSession } from '@/features/chat/sessions/deleteSession';
import {
  chatServices,
  outgoing,
  type TestServices,
  uuid,
} from '../../../../support/builders/chat.ts';
import { type DoubleOptions, modelDouble, never } from '../../../../support/fakes/modelDouble.ts';
import { testDatabase } from '../../../../support/fakes/testDatabase.ts';
import { TRAINING_TIME_MS } from '../../../../support/fakes/trainedEar.ts';

beforeAll(async () => {
  await loadCoach();
}, TRAINING_TIME_MS);

const LONG_MS = 10_000;
const used: TestServices[] = [];

afterEach(() => {
  vi.unstubAllGlobals();
  // The page lives on, with what it holds back.
  for (const { time } of used.splice(0)) time.advance(LONG_MS);
  expect(heldReplies.get().size).toBe(0);
});

/** Other words that keep to any text: one of its letters is written large. */
const reword = (text: string) => `${text.charAt(0)}${text.charAt(1).toUpperCase()}${text.slice(2)}`;

const ADVICE = 'how do i ask her out';

function given(options: DoubleOptions = { prompt: reword }) {
  const model = modelDouble(options);
  vi.stubGlobal('LanguageModel', model);
  const database = testDatabase();
  const notices: ReplyNotice[] = [];
  const services = chatServices(database, { notify: (notice) => notices.push(notice) });
  used.push(services);
  return { model, database, services, notices };
}

/** What a conversation shows now. */
async function shown(database: TaalDatabase): Promise<readonly string[]> {
  const messages = await latestMessages(database, 'session_1', 10);
  const read = withoutHeld({ messages, isReplying: false }, heldReplies.get());
  return [...read.messages.map(({ text }) => text), ...(read.isReplying ? ['…'] : [])];
}

async function ask(services: ChatServices, text: string): Promise<string> {
  const sent = await sendMessage(services, outgoing('session_1', text));
  await deliverReply(services, sent?.id ?? '');
  const [answer] = await latestMessages(services.database, 'session_1', 1);
  return answer?.text ?? '';
}

describe('with the model of the browser', () => {
  it('nothing is asked until it is switched on, nor once it is off again', async () => {
    const { model, database, services } = given();
    await ask(services, ADVICE);
    await setRewordsAnswers(database, true);
    await setRewordsAnswers(database, false);
    await ask(services, 'where can we go on a first date');
    expect(model.asked).toEqual([]);
  });

  it('the stored answer is reworded, and told of once', async () => {
    const { model, database, services, notices } = given();
    await setRewordsAnswers(database, true);
    const text = await ask(services, ADVICE);
    expect(model.asked).toHaveLength(1);
    expect(text).toBe(reword(model.asked[0] ?? ''));
    expect(notices.map(({ body }) => body)).toEqual([text]);
    expect(await shown(database)).toEqual([ADVICE, text]);
  });

  it('the coach’s own words are stored before, and not shown yet', async () => {
    const { model, database, services, notices } = given({ prompt: never });
    await setRewordsAnswers(database, true);
    await sendMessage(services, outgoing('session_1', ADVICE));
    const delivery = deliverReply(services, uuid(1));
    await expect.poll(() => model.asked.length).toBe(1);
    // A kill now leaves these.
    const [, stored] = await latestMessages(database, 'session_1', 10);
    expect(stored?.text).toBe(model.asked[0]);
    expect(await shown(database)).toEqual([ADVICE, '…']);
    expect(notices).toEqual([]);
    services.time.advance(MODEL_TIME_LIMIT_MS);
    await delivery;
    expect(await shown(database)).toEqual([ADVICE, stored?.text]);
    expect(notices.map(({ body }) => body)).toEqual([stored?.text]);
  });

  it.each<[string, DoubleOptions]>([
    ['is not there yet', { availability: () => 'downloadable' }],
    ['fails', { prompt: () => Promise.reject(new Error('No')) }],
    ['says something else', { prompt: () => 'Call 98765 43210, see taal.example!' }],
  ])('the coach’s own words stand where it %s', async (_, options) => {
    const { model, database, services, notices } = given(options);
    await setRewordsAnswers(database, true);
    const text = await ask(services, ADVICE);
    expect(text).toMatch(/\S/u);
    expect(model.asked.every((one) => one === text)).toBe(true);
    expect(notices.map(({ body }) => body)).toEqual([text]);
    expect(await shown(database)).toEqual([ADVICE, text]);
  });

  it('it is asked neither about danger nor in Hindi nor about Taal', async () => {
    const { model, database, services } = given();
    await setRewordsAnswers(database, true);
    await ask(services, 'पहली डेट पर क्या पहनूँ?');
    await ask(services, 'is my data safe with you');
    await ask(services, 'i want to kill myself');
    for (const text of ['ok', 'thanks', 'ok', ADVICE]) await ask(services, text);
    expect(model.asked).toEqual([]);
  });

  it('help is never held back', async () => {
    const { database, services } = given();
    await setRewordsAnswers(database, true);
    const held = vi.fn();
    const stop = heldReplies.subscribe(held);
    await ask(services, 'i want to kill myself');
    expect(held).not.toHaveBeenCalled();
    await deleteSession(services, 'session_1');
    await ask(services, ADVICE);
    expect(held).toHaveBeenCalled();
    stop();
  });

  it('a chat that was deleted meanwhile stays so', async () => {
    let answer = (_: string) => {};
    const prompt = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    const { model, database, services } = given({ prompt });
    await setRewordsAnswers(database, true);
    await sendMessage(services, outgoing('session_1', ADVICE));
    const delivery = deliverReply(services, uuid(1));
    await expect.poll(() => model.asked.length).toBe(1);
    await deleteSession(services, 'session_1');
    answer(reword(model.asked[0] ?? ''));
    await delivery;
    expect(await database.chatMessages.count()).toBe(0);
  });

  it('what was written over an answer meanwhile stays', async () => {
    const { model, database, services } = given({
      async prompt(text) {
        const [, stored] = await latestMessages(database, 'session_1', 10);
        if (stored?.sender === 'ai') await putMessage(database, { ...stored, text: 'Restored' });
        return reword(text);
      },
    });
    await setRewordsAnswers(database, true);
    expect(await ask(services, ADVICE)).toBe('Restored');
    expect(model.asked).toHaveLength(1);
    // Not hidden for longer than a moment, though it is none of the words that were awaited.
    services.time.advance(LONG_MS);
    expect(await shown(database)).toEqual([ADVICE, 'Restored']);
  });
});
