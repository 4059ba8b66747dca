import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { loadCoachModels } from '@/data/loadCoachModels';
import { answerMessage } from '@/domain/coach/conversation/answerMessage';
import type { CoachAnswer, CoachRequest } from '@/domain/coach/conversation/coachRequest';
import { NEW_STATE } from '@/domain/coach/conversation/coachState';
import { generateMatches } from '@/domain/matches/generateMatches';
import { METROS } from '@/domain/matches/people/places';
import { seededRandom } from '@/domain/seededRandom';
import { NO_RHYTHM } from '../builders/rhythm.ts';

const NOW = Date.UTC(2026, 10, 26);

/** Ten people, always the same. */
export const MATCHES = generateMatches('user_1_coach', NOW);

/** A conversation with the trained coach; each message is answered in the light of those before. */
export async function conversation(seed = 'coach') {
  const models = await loadCoachModels();
  const random = seededRandom(seed);
  let state = NEW_STATE;
  let chips: CoachAnswer['chips'] = [];
  let recentIds: readonly string[] = [];
  let textBefore = '';
  return {
    say(text: string, rest: Partial<CoachRequest> = {}): CoachAnswer {
      const answer = answerMessage(
        {
          text,
          textBefore,
          state,
          chips,
          recentIds,
          profile: { name: '', location: '', profession: '', interests: [], relationshipGoals: '' },
          matches: MATCHES,
          cities: METROS.map(({ city }) => city),
          rhythm: NO_RHYTHM,
          random,
          ...rest,
        },
        models,
      );
      ({ state, chips } = answer);
      textBefore = text;
      recentIds = [...recentIds, answer.id].slice(-10);
      return answer;
    },
  };
}

const danger = v.object({
  text: v.string(),
  language: v.string(),
  danger: v.nullable(v.string()),
});
const message = v.object({
  text: v.string(),
  language: v.string(),
  intents: v.array(v.string()),
});

function read(name: string): unknown {
  const path = fileURLToPath(
    new URL(`../../unit/domain/coach/cases/${name}.json`, import.meta.url),
  );
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** Cries for help and what only looks like one, written without sight of rules and examples. */
export const safetyCases = (name: 'safetyOne' | 'safetyTwo') =>
  v.parse(v.array(danger), read(name));

/**
 * Messages with the intents that are right, written without sight of the examples: `shortMessages`
 * are of two to seven words, as the first of a talk.
 */
export const messageCases = (name: 'messages' | 'shortMessages') =>
  v.parse(v.array(message), read(name));
