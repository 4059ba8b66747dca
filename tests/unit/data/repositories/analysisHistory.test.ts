import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  addAnalysis,
  getAnalysis,
  getAnalysisHistory,
  getSessionAnalyses,
  HISTORY_LIMIT,
  replaceAnalysis,
} from '@/data/repositories/analysisHistory';
import { putMessage } from '@/data/repositories/chat/chatMessages';
import { analyseMessage } from '@/domain/analysis/analyseMessage';
import { analysis, asked } from '../../../support/builders/chat.ts';
import { corrupt } from '../../../support/fakes/corrupt.ts';
import { testDatabase, twoTabs } from '../../../support/fakes/testDatabase.ts';

describe('the analysis history', () => {
  it('gives back every field in the order of arrival, the time as a Date', async () => {
    const database = testDatabase();
    const first = analysis('I love it! 😍', 2000);
    // The clock was set back.
    const second = analysis('Why?', 1000);
    await addAnalysis(database, 'first', first);
    await addAnalysis(database, 'second', second);
    expect(await getAnalysisHistory(database)).toEqual([
      { id: 'first', source: 'device', position: 0, ...first },
      { id: 'second', source: 'device', position: 1, ...second },
    ]);
    expect(await database.analysisHistory.get('first')).toMatchObject({ timestamp: 2000 });
  });

  it('keeps a new analysis when the clock was set back', async () => {
    const database = testDatabase();
    for (let n = 0; n < HISTORY_LIMIT; n += 1) {
      await addAnalysis(database, `id-${n}`, analysis('hello', 9000 + n));
    }
    await addAnalysis(database, 'new', analysis('hello', 1));
    expect((await getAnalysisHistory(database)).at(-1)?.id).toBe('new');
  });

  it('keeps every analysis that the rules can make', async () => {
    const database = testDatabase();
    const seconds = fc.double({ min: 0, max: 1e6, noNaN: true });
    const draw = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    const text = fc.string({ unit: 'grapheme' });
    await fc.assert(
      fc.asyncProperty(text, seconds, seconds, draw, async (content, taken, response, drawn) => {
        const message = { text: content, timeTaken: taken, responseTime: response };
        const made = analyseMessage(
          message,
          () => 1000,
          () => drawn,
        );
        await addAnalysis(database, 'same', made);
        expect(await getAnalysisHistory(database)).toEqual([
          { id: 'same', source: 'device', position: expect.any(Number), ...made },
        ]);
      }),
      { numRuns: 50 },
    );
  });

  it('tells one analysis, and those of one chat', async () => {
    const database = testDatabase();
    for (const [id, sessionId] of [
      ['a', 'session_1'],
      ['b', 'session_2'],
      ['c', 'session_1'],
    ] as const) {
      await putMessage(database, asked(id, { sessionId }));
      await addAnalysis(database, id, analysis());
    }
    // Its message was deleted.
    await addAnalysis(database, 'd', analysis());
    expect((await getAnalysis(database, 'b'))?.source).toBe('device');
    expect(await getAnalysis(database, 'e')).toBeNull();
    const ids = async (sessionId: string) =>
      (await getSessionAnalyses(database, sessionId)).map(({ id }) => id);
    expect(await ids('session_1')).toEqual(['a', 'c']);
    expect(await ids('session_2')).toEqual(['b']);
    expect(await ids('session_3')).toEqual([]);
  });

  it('holds a hundred and drops the oldest', async () => {
    const database = testDatabase();
    for (let n = 0; n < HISTORY_LIMIT; n += 1) {
      await addAnalysis(database, `id-${n}`, analysis('hello', 1000 + n));
    }
    expect(await database.analysisHistory.count()).toBe(100);
    await addAnalysis(database, 'one-more', analysis('hello', 9000));
    const ids = (await getAnalysisHistory(database)).map(({ id }) => id);
    expect(ids).toHaveLength(100);
    expect(ids.at(0)).toBe('id-1');
    expect(ids.at(-1)).toBe('one-more');
  });

  it('holds a hundred under many writers at once', async () => {
    const tabs = twoTabs();
    const all = Array.from({ length: 120 }, (_, n) => n);
    await Promise.all(
      tabs.flatMap((database, tab) =>
        all.map((n) => addAnalysis(database, `${tab}-${n}`, analysis('hello', 2 * n + tab))),
      ),
    );
    const history = await getAnalysisHistory(tabs[0]);
    const last = Array.from({ length: 100 }, (_, n) => 140 + n);
    expect(history.map(({ position }) => position)).toEqual(last);
    expect(new Set(history.map(({ id }) => id)).size).toBe(100);
  });
});

describe("the backend's analysis", () => {
  it('takes the place of the local one and keeps the time of the message', async () => {
    const database = testDatabase();
    await addAnalysis(database, 'a', analysis('Hello', 1000));
    await addAnalysis(database, 'b', analysis('Hello', 2000));
    const answer = analysis('I love it!!', 500_000);
    await replaceAnalysis(database, 'a', answer);
    const history = await getAnalysisHistory(database);
    expect(history.map(({ id, source }) => [id, source])).toEqual([
      ['a', 'backend'],
      ['b', 'device'],
    ]);
    expect(history[0]).toEqual({
      id: 'a',
      source: 'backend',
      position: 0,
      ...answer,
      timestamp: new Date(1000),
    });
  });

  it('is never a second entry, however often it comes', async () => {
    const tabs = twoTabs();
    await addAnalysis(tabs[0], 'a', analysis('Hello', 1000));
    const answer = analysis('I love it!!', 500_000);
    await Promise.all([...tabs, ...tabs].map((tab) => replaceAnalysis(tab, 'a', answer)));
    expect(await getAnalysisHistory(tabs[0])).toHaveLength(1);
  });

  it('does not bring back what was dropped', async () => {
    const database = testDatabase();
    await replaceAnalysis(database, 'gone', analysis());
    expect(await database.analysisHistory.count()).toBe(0);
  });

  it('does not build on a damaged row', async () => {
    const database = testDatabase();
    await addAnalysis(database, 'a', analysis());
    await corrupt(database.analysisHistory, 'a', { timestamp: null });
    await replaceAnalysis(database, 'a', analysis('I love it!!'));
    expect(await getAnalysisHistory(database)).toEqual([]);
    await vi.waitFor(async () => expect(await database.damagedRows.count()).toBe(1));
  });
});
