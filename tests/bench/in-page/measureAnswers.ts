import { loadCoachModels } from '../../../src/data/loadCoachModels.ts';
import { createCoach } from '../../../src/domain/coach/coach.ts';
import type { CoachAnswer } from '../../../src/domain/coach/conversation/coachRequest.ts';
import { NEW_STATE } from '../../../src/domain/coach/conversation/coachState.ts';
import { generateMatches } from '../../../src/domain/matches/generateMatches.ts';
import { METROS } from '../../../src/domain/matches/people/places.ts';
import { NO_RHYTHM } from '../../support/builders/rhythm.ts';
import { LONG_MESSAGE, MESSAGES } from './coachMessages.ts';

const TALKS = 4;

const person = {
  profile: {
    name: 'Asha',
    location: 'Mumbai',
    profession: 'Designer',
    interests: ['Music', 'Travel'],
    relationshipGoals: 'Something serious',
  },
  matches: generateMatches('user_1_bench', Date.UTC(2026, 10, 26)),
  cities: METROS.map(({ city }) => city),
  rhythm: NO_RHYTHM,
  random: Math.random,
};

/** Milliseconds that the coach took in one load of the page. */
export interface AnswerTimes {
  /** The first talk runs code that nothing has warmed. */
  readonly first: readonly number[];
  readonly later: readonly number[];
  /** Of a message of 100,000 characters. */
  readonly long: number;
}

/** Talks with the coach; each message is answered in the light of those before. */
export async function measureAnswers(): Promise<AnswerTimes> {
  const coach = createCoach(await loadCoachModels());
  let state = NEW_STATE;
  let chips: CoachAnswer['chips'] = [];
  let recentIds: readonly string[] = [];
  let textBefore = '';

  async function say(text: string): Promise<number> {
    // A message comes alone, with the page at rest before it.
    await new Promise((resolve) => setTimeout(resolve, 20));
    const start = performance.now();
    const answer = coach.answer({ ...person, text, textBefore, state, chips, recentIds });
    const time = performance.now() - start;
    ({ state, chips } = answer);
    recentIds = [...recentIds, answer.id].slice(-10);
    textBefore = text;
    return time;
  }

  const times: number[] = [];
  for (let talk = 0; talk < TALKS; talk += 1) {
    for (const message of MESSAGES) times.push(await say(message));
  }
  const first = times.slice(0, MESSAGES.length);
  const later = times.slice(MESSAGES.length);
  return { first, later, long: await say(LONG_MESSAGE) };
}
