import { describe, expect, it } from 'vitest';
import { askModel, isModelAvailable, MODEL_TIME_LIMIT_MS } from '@/data/language-model/askModel';
import { manualTime, settled } from '../../../support/fakes/manualTime.ts';
import { type ModelDouble, modelDouble, never } from '../../../support/fakes/modelDouble.ts';

const question = { instructions: 'Say it in other words.', text: 'Wait a day.' };

const thrower = () => {
  throw new Error('No');
};

/** What comes of a question that gets all the time it may take. */
async function answerWithin(api: ModelDouble): Promise<string | null> {
  const { timers, advance } = manualTime();
  const answer = askModel(question, timers, api);
  await settled();
  advance(MODEL_TIME_LIMIT_MS);
  return answer;
}

describe("the browser's own model", () => {
  it('is available where it says so, and in no other state', async () => {
    expect(await isModelAvailable(modelDouble())).toBe(true);
    for (const state of ['unavailable', 'downloadable', 'downloading', 'ready', '', null, true]) {
      expect(await isModelAvailable(modelDouble({ availability: () => state }))).toBe(false);
    }
    expect(await isModelAvailable(modelDouble({ availability: thrower }))).toBe(false);
  });

  it('is missing in most browsers', async () => {
    expect(globalThis.LanguageModel).toBeUndefined();
    expect(await isModelAvailable()).toBe(false);
    expect(await askModel(question, manualTime().timers)).toBeNull();
  });

  it('answers in a session of its own, for English, which is then ended', async () => {
    const options: unknown[] = [];
    const double = modelDouble({ prompt: () => 'Give it a day.' });
    const api = {
      ...double,
      availability(languages: unknown) {
        options.push(languages);
        return double.availability(Object(languages));
      },
      create(made: Parameters<typeof double.create>[0]) {
        options.push(made);
        return double.create(made);
      },
    };
    const time = manualTime();
    expect(await askModel(question, time.timers, api)).toBe('Give it a day.');
    expect(double).toMatchObject({ asked: ['Wait a day.'], made: 1, destroyed: 1 });
    const english = [{ type: 'text', languages: ['en'] }];
    const languages = { expectedInputs: english, expectedOutputs: english };
    expect(options).toEqual([
      languages,
      {
        ...languages,
        initialPrompts: [{ role: 'system', content: question.instructions }],
        signal: expect.any(AbortSignal),
      },
    ]);
    expect(time.waits()).toEqual([]);
  });

  it.each(['unavailable', 'downloadable', 'downloading'])('is not made while %s', async (state) => {
    const double = modelDouble({ availability: () => state });
    expect(await answerWithin(double)).toBeNull();
    expect(double.made).toBe(0);
  });

  it('has no answer where it fails or says no text', async () => {
    expect(await answerWithin(modelDouble({ availability: thrower }))).toBeNull();
    expect(await answerWithin(modelDouble({ create: thrower }))).toBeNull();
    for (const prompt of [thrower, () => 7, () => ({ text: 'Hello' }), () => undefined]) {
      const double = modelDouble({ prompt });
      expect(await answerWithin(double)).toBeNull();
      expect(double).toMatchObject({ made: 1, destroyed: 1 });
    }
  });

  it('is given up after the time limit, whatever it is at, and no session is left', async () => {
    const hanging = [{ availability: never }, { create: never }, { prompt: never }];
    for (const options of hanging) {
      const double = modelDouble(options);
      expect(await answerWithin(double)).toBeNull();
      await settled();
      expect(double.destroyed).toBe(double.made);
    }
  });

  it('is given up in time, not sooner', async () => {
    const { timers, advance } = manualTime();
    let end: string | null | undefined;
    void askModel(question, timers, modelDouble({ prompt: never })).then((answer) => {
      end = answer;
    });
    advance(MODEL_TIME_LIMIT_MS - 1);
    await settled();
    expect(end).toBeUndefined();
    advance(1);
    await settled();
    expect(end).toBeNull();
  });

  it('is not made once the time is over', async () => {
    let say = (_: string) => {};
    const availability = () =>
      new Promise((resolve) => {
        say = resolve;
      });
    const double = modelDouble({ availability });
    expect(await answerWithin(double)).toBeNull();
    say('available');
    await settled();
    expect(double.made).toBe(0);
  });

  it('is ended where it is made too late', async () => {
    let make = () => {};
    const create = () =>
      new Promise<void>((resolve) => {
        make = resolve;
      });
    const double = modelDouble({ create, prompt: never });
    expect(await answerWithin(double)).toBeNull();
    make();
    await settled();
    expect(double).toMatchObject({ made: 1, destroyed: 1 });
  });
});
