import { describe, expect, it } from 'vitest';
import { startLoad } from '@/ui/state/useLoaded';

/** An answer that a test gives when it likes. */
function question() {
  let answer = (_text: string | null) => {};
  const asked = new Promise<string | null>((resolve) => {
    answer = resolve;
  });
  return { ask: () => asked, answer: (text: string | null) => answer(text), asked };
}

describe('startLoad', () => {
  it('never lets an older answer overwrite a newer one', async () => {
    const shown: string[] = [];
    const [older, newer] = [question(), question()];
    const replace = startLoad(older.ask, (text) => shown.push(text));
    replace();
    startLoad(newer.ask, (text) => shown.push(text));
    newer.answer('newer');
    await newer.asked;
    older.answer('older');
    await older.asked;
    expect(shown).toEqual(['newer']);
  });

  it('hands on an answer that is still waited for, also one that is false', async () => {
    const shown: boolean[] = [];
    const answer = Promise.resolve(false);
    startLoad(
      () => answer,
      (is) => shown.push(is),
    );
    await answer;
    expect(shown).toEqual([false]);
  });

  it('leaves what is shown where the answer is null', async () => {
    const shown: string[] = [];
    const { ask, answer, asked } = question();
    startLoad(ask, (text) => shown.push(text));
    answer(null);
    await asked;
    expect(shown).toEqual([]);
  });

  it('tells a load that nobody waits for it', () => {
    let isAborted = () => false;
    const replace = startLoad(
      async (signal) => {
        isAborted = () => signal.aborted;
        return null;
      },
      () => {},
    );
    expect(isAborted()).toBe(false);
    replace();
    expect(isAborted()).toBe(true);
  });
});
