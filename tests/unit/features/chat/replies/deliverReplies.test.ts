import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { latestMessages } from '@/data/repositories/chat/chatMessages';
import { sendMessage } from '@/features/chat/composer/sendMessage';
import { deliverReplies, RETRY_MS } from '@/features/chat/replies/deliverReplies';
import { loadCoach } from '@/features/chat/replies/loadCoach';
import { chatServices, outgoing, type TestServices } from '../../../../support/builders/chat.ts';
import { START } from '../../../../support/fakes/manualTime.ts';
import { testDatabase, twoTabs } from '../../../../support/fakes/testDatabase.ts';
import { TRAINING_TIME_MS } from '../../../../support/fakes/trainedEar.ts';

beforeAll(async () => {
  await loadCoach();
}, TRAINING_TIME_MS);

function start(services: TestServices): () => void {
  const stop = deliverReplies(services);
  onTestFinished(stop);
  return stop;
}

async function senders(database: TaalDatabase, sessionId = 'session_1'): Promise<string[]> {
  return (await latestMessages(database, sessionId, 10)).map(({ sender }) => sender);
}

async function replied(database: TaalDatabase, sessionId = 'session_1'): Promise<void> {
  await vi.waitFor(async () => expect(await senders(database, sessionId)).toEqual(['user', 'ai']));
}

describe('replies', () => {
  it('come 1500 ms after the message, not before', async () => {
    const database = testDatabase();
    const services = chatServices(database);
    start(services);
    await sendMessage(services, outgoing('session_1'));
    await vi.waitFor(() => expect(services.time.waits()).toEqual([1500]));
    services.time.advance(1499);
    expect(services.time.waits()).toEqual([1]);
    expect(await senders(database)).toEqual(['user']);
    services.time.advance(1);
    await replied(database);
  });

  it('that are overdue at the start come at once, and each once', async () => {
    const database = testDatabase();
    const services = chatServices(database);
    await sendMessage(services, outgoing('session_1'));
    await sendMessage(services, outgoing('session_2'));
    services.time.advance(3_600_000);
    start(services);
    await vi.waitFor(() => expect(services.time.waits()).toEqual([0, 0]));
    services.time.advance(0);
    await replied(database, 'session_1');
    await replied(database, 'session_2');
    expect(services.time.waits()).toEqual([]);
  });

  it('are not kept away by a clock that was set back', async () => {
    const database = testDatabase();
    const services = chatServices(database);
    await sendMessage(services, outgoing('session_1'));
    services.time.setClock(START - 86_400_000);
    start(services);
    await vi.waitFor(() => expect(services.time.waits()).toEqual([1500]));
    services.time.advance(1500);
    await replied(database);
  });

  it('that fail are tried again after a while', async () => {
    const database = testDatabase();
    const services = chatServices(database);
    await sendMessage(services, outgoing('session_1'));
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    onTestFinished(() => warn.mockRestore());
    const newId = vi.fn(() => crypto.randomUUID());
    newId.mockImplementationOnce(() => {
      throw new Error('Not now');
    });
    start({ ...services, newId });
    await vi.waitFor(() => expect(services.time.waits()).toEqual([1500]));
    services.time.advance(1500);
    await vi.waitFor(() => expect(services.time.waits()).toEqual([RETRY_MS]));
    expect(warn).toHaveBeenCalledOnce();
    services.time.advance(RETRY_MS);
    services.time.advance(0);
    await replied(database);
    expect(services.time.waits()).toEqual([]);
  });

  it('come for messages of other tabs too, and once when two tabs deliver', async () => {
    const [database, otherTab] = twoTabs();
    const newId = () => crypto.randomUUID();
    const here = chatServices(database, { newId });
    const there = chatServices(otherTab, { newId });
    start(here);
    start(there);
    await sendMessage(there, outgoing('session_1'));
    await vi.waitFor(() => {
      expect(here.time.waits()).toEqual([1500]);
      expect(there.time.waits()).toEqual([1500]);
    });
    here.time.advance(1500);
    there.time.advance(1500);
    await replied(database);
    await replied(otherTab);
  });

  it('do not come after the delivery was stopped', async () => {
    const database = testDatabase();
    const services = chatServices(database);
    const stop = start(services);
    await sendMessage(services, outgoing('session_1'));
    await vi.waitFor(() => expect(services.time.waits()).toEqual([1500]));
    stop();
    expect(services.time.waits()).toEqual([]);
    services.time.advance(5000);
    expect(await senders(database)).toEqual(['user']);
  });

  it('that could not be stored come at the next change', async () => {
    const database = testDatabase();
    const services = chatServices(database);
    let fails = 1;
    const newId = () => {
      fails -= 1;
      if (fails >= 0) throw new Error('No id');
      return crypto.randomUUID();
    };
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    await sendMessage(services, outgoing('session_1'));
    start({ ...services, newId });
    await vi.waitFor(() => expect(services.time.waits()).toEqual([1500]));
    services.time.advance(1500);
    await vi.waitFor(() => expect(warned).toHaveBeenCalledOnce());
    expect(await senders(database)).toEqual(['user']);
    await sendMessage(services, outgoing('session_2'));
    await vi.waitFor(() => expect(services.time.waits()).toEqual([0, 1500]));
    services.time.advance(0);
    await replied(database);
  });
});
