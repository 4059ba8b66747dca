import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Coach } from '../../../src/domain/coach/coach.ts';
import type {
  CoachAnswer,
  CoachModels,
} from '../../../src/domain/coach/conversation/coachRequest.ts';
import { NEW_STATE } from '../../../src/domain/coach/conversation/coachState.ts';
import { generateMatches } from '../../../src/domain/matches/generateMatches.ts';
import { METROS } from '../../../src/domain/matches/people/places.ts';
import { NO_RHYTHM } from '../../support/builders/rhythm.ts';
import { LONG_MESSAGE, MESSAGES } from './coachMessages.ts';

const MODELS = /import\(.\.\/(_virtual_coach-models-[\w-]+\.js)/;
const LOADED_ALREADY = /\/(?:coach|_virtual_coach-models)-[\w-]+\.js$/;
const TALKS = 4;
const PARSED = 9;

/** Milliseconds that the coach took in one load of the page. */
export interface CoachTimes {
  /** From the first import to a coach that can answer. */
  readonly load: number;
  /** Of each ordinary message, in their order: one list for each time that the talk is gone through. */
  readonly talks: readonly (readonly number[])[];
  readonly long: number;
  /** Of parsing as many bytes of JSON as the models have. */
  readonly parses: readonly number[];
}

/** The built files that have the coach, and what loads its models. */
function filesOf(folder: string) {
  const assets = join(folder, 'assets');
  const files = readdirSync(assets).filter((file) => file.endsWith('.js'));
  const coach = files.find((file) => file.startsWith('coach-'));
  for (const loader of files) {
    const models = MODELS.exec(readFileSync(join(assets, loader), 'utf8'))?.[1];
    if (models === undefined || coach === undefined) continue;
    return { coach, loader, modelBytes: readFileSync(join(assets, models)).length };
  }
  throw new Error('The build has no coach');
}

/** A JSON text of about so many bytes, always the same. */
function jsonOf(bytes: number): string {
  return JSON.stringify(Array.from({ length: bytes / 4 }, (_, at) => 100 + ((at * 7919) % 900)));
}

/** Loads the coach of the build into its page, as the chat does, and talks with it. */
export function talkInPage(page: Page, folder: string): Promise<CoachTimes> {
  const { coach, loader, modelBytes } = filesOf(folder);
  const { origin } = new URL(page.url());
  return page.evaluate(
    async ({
      coachUrl,
      loaderUrl,
      loadedAlready,
      messages,
      long,
      talkCount,
      request,
      json,
      parsed,
    }) => {
      const resources = performance.getEntriesByType('resource');
      if (resources.some(({ name }) => new RegExp(loadedAlready).test(name))) {
        throw new Error('The coach is loaded already');
      }
      // Its exported name differs from build to build: it is known by the file that it imports.
      const chunk: Record<string, unknown> = await import(loaderUrl);
      const load: (() => Promise<CoachModels>) | undefined = Object(
        Object.values(chunk).find((part) => String(part).includes('_virtual_coach-models')),
      );
      if (typeof load !== 'function') throw new Error('Nothing loads the models');
      const start = performance.now();
      const [{ createCoach }, models]: [
        { createCoach: (models: CoachModels) => Coach },
        CoachModels,
      ] = await Promise.all([import(coachUrl), load()]);
      const coachOfPage = createCoach(models);
      const loaded = performance.now() - start;
      let { state } = request;
      let textBefore = '';
      let chips: CoachAnswer['chips'] = [];
      let recentIds: readonly string[] = [];
      const times: number[] = [];
      const said = Array.from({ length: talkCount }, () => messages).flat();
      for (const text of [...said, long]) {
        const asked = { ...request, text, textBefore, state, chips, recentIds };
        // A message comes alone, with the page at rest before it.
        await new Promise((resolve) => setTimeout(resolve, 20));
        const from = performance.now();
        const answer = coachOfPage.answer({ ...asked, random: Math.random });
        times.push(performance.now() - from);
        ({ state, chips } = answer);
        recentIds = [...recentIds, answer.id].slice(-10);
        textBefore = text;
      }
      const parses: number[] = [];
      for (let round = 0; round < parsed; round += 1) {
        const from = performance.now();
        JSON.parse(json);
        parses.push(performance.now() - from);
      }
      const talks = Array.from({ length: talkCount }, (_, talk) =>
        times.slice(talk * messages.length, (talk + 1) * messages.length),
      );
      return { load: loaded, talks, long: times.at(-1) ?? Number.NaN, parses };
    },
    {
      coachUrl: `${origin}/assets/${coach}`,
      loaderUrl: `${origin}/assets/${loader}`,
      loadedAlready: LOADED_ALREADY.source,
      messages: MESSAGES,
      long: LONG_MESSAGE,
      talkCount: TALKS,
      request: {
        state: NEW_STATE,
        profile: {
          name: 'Asha',
          location: 'Mumbai',
          profession: 'Designer',
          interests: ['Music', 'Travel'],
          relationshipGoals: 'Something serious',
        },
        matches: generateMatches('user_1_bench', Date.UTC(2026, 10, 26)).map(
          ({ id, name, location, bio, interests }) => ({ id, name, location, bio, interests }),
        ),
        cities: METROS.map(({ city }) => city),
        rhythm: NO_RHYTHM,
      },
      json: jsonOf(modelBytes),
      parsed: PARSED,
    },
  );
}
