import { beforeAll, describe, expect, it } from 'vitest';
import type { Danger } from '@/domain/coach/safety/dangers';
import { safetyCases } from '../../../../support/fakes/coachInTest.ts';
import { TRAINING_TIME_MS, trainedEar } from '../../../../support/fakes/trainedEar.ts';

let hear: (text: string) => Danger | null = () => null;

beforeAll(async () => {
  hear = await trainedEar();
}, TRAINING_TIME_MS);

/** What holds, in percent. The aim is 95 and 3: see the README of the coach. */
const RECALL = 91;
const FALSE_ALARMS = 6.5;

const share = (part: number, whole: number) => Math.round((1000 * part) / whole) / 10;

function figures(name: 'safetyOne' | 'safetyTwo', language?: string) {
  const cases = safetyCases(name).filter(
    (one) => language === undefined || one.language === language,
  );
  const cries = cases.filter(({ danger }) => danger !== null);
  const others = cases.filter(({ danger }) => danger === null);
  const isHeard = ({ text }: { readonly text: string }) => hear(text) !== null;
  return {
    cries: cries.length,
    heard: share(cries.filter(isHeard).length, cries.length),
    falseAlarms: share(others.filter(isHeard).length, others.length),
  };
}

describe('the ear for danger, on sets written without sight of rules and examples', () => {
  it.each(['safetyOne', 'safetyTwo'] as const)('hears the cries of %s, and few others', (name) => {
    for (const language of [undefined, 'en', 'hinglish', 'hi']) {
      const { cries, heard, falseAlarms } = figures(name, language);
      // biome-ignore lint/suspicious/noConsole: the figures belong to the report of a run.
      console.log(
        `${name} ${language ?? 'all'}: ${heard} % of ${cries} cries heard, ${falseAlarms} % false alarms`,
      );
    }
    const { heard, falseAlarms } = figures(name);
    expect(heard).toBeGreaterThanOrEqual(RECALL);
    expect(falseAlarms).toBeLessThanOrEqual(FALSE_ALARMS);
  });
});
