import { pickOne } from '@/domain/pickOne';
import type { Intent } from '../intent';
import { INTENTS, isFollowUp } from '../intents';
import { JOBS } from '../jobs/jobs';
import type { Language } from '../reading/languages';
import type { Chip } from './chip';
import { type ChosenAnswer, chooseAnswer } from './chooseAnswer';
import type { CoachAnswer } from './coachRequest';
import type { CoachState } from './coachState';
import { quotesIn } from './hearing/findDraft';
import { firstNameOf } from './hearing/findSlots';
import { DID_YOU_MEAN, NOT_FOLLOWED, STAYING } from './phrasesOfCoach';
import { ADVICE_ON, CHANGES, isPassing } from './subjects';
import type { Turn } from './turn';

/** Of what a job was asked with the end counts; UTF-16 code units. */
const LONGEST_JOB_TEXT = 600;

function chipsOf(intent: Intent, language: Language): readonly Chip[] {
  return intent.chips
    .filter(({ to }) => INTENTS.has(to))
    .map(({ to, words }) => ({ to, words: words[language] }));
}

/** The answer's shape, with what every answer has. */
export function answered(
  turn: Turn,
  given: Partial<CoachAnswer> & Pick<CoachAnswer, 'id' | 'text'>,
  state: Partial<CoachState>,
): CoachAnswer {
  const { language, slots, state: before } = turn;
  const draft = turn.draft ?? before.draft;
  const now = { ...before, draft, ...state };
  return {
    chips: [],
    danger: null,
    draft: null,
    forMatch: null,
    ...given,
    state: {
      ...now,
      lastId: given.id,
      language,
      slots,
      earlierDraft: now.draft === before.draft ? before.earlierDraft : before.draft,
      awaited: state.awaited ?? null,
      calmFor: state.calmFor ?? Math.max(0, before.calmFor - 1),
      isDangerHeard: false,
    },
  };
}

/** What a job is asked with: this message, and what it goes back to. */
function jobTextOf({ text, textBefore, state }: Turn, id: string): string {
  const isSame = state.job === id;
  // "Yes, write it" and "another one" tell nothing themselves; the facts stood before.
  return [isSame ? state.jobText : textBefore, text].filter((part) => part !== '').join('. ');
}

function toJob(turn: Turn, id: string): CoachAnswer | null {
  const job = JOBS.get(id);
  const intent = INTENTS.get(id);
  if (job === undefined || intent === undefined) return null;
  const { slots, text, state } = turn;
  const match = turn.matches.find((one) => one.id === slots.matchId) ?? null;
  const draft = turn.draft ?? state.draft;
  const isWriting = id.startsWith('write');
  const told = (isWriting ? jobTextOf(turn, id) : `${turn.textBefore}\n${text}`).slice(
    -LONGEST_JOB_TEXT,
  );
  const result = job({
    ...turn,
    told,
    job: state.job,
    draft,
    match,
    quotes: id === 'whatToReply' ? quotesIn(text) : quotesOf(turn),
  });
  if (result === null) return null;
  return answered(
    turn,
    {
      id: result.id,
      text: result.text,
      chips: chipsOf(intent, turn.language),
      draft: result.draft,
      forMatch:
        result.draft === null || match === null ? null : { id: match.id, name: firstNameOf(match) },
    },
    {
      // What was spoken of stays the subject of a text that is only changed or judged.
      intent: isWriting || id === 'dateQuestions' ? id : (state.intent ?? id),
      draft: result.draft ?? draft,
      ...(isWriting ? { job: id, jobText: told } : {}),
    },
  );
}

/** The texts of a message; of one that brings none the two that were in work last. */
function quotesOf({ text, state }: Turn): readonly string[] {
  const quotes = quotesIn(text);
  if (quotes.length > 0) return quotes;
  return [state.earlierDraft, state.draft].filter((draft) => draft !== null);
}

/** The job that the subject offers, where a change is asked for and there is no text yet. */
function writingInstead({ state }: Turn, id: string): string | undefined {
  if (!CHANGES.has(id) || state.intent === null) return undefined;
  const subject = INTENTS.get(state.intent);
  return subject?.chips.find(({ to }) => to.startsWith('write'))?.to;
}

/** The answer of an intent: its job done, or one of its texts. */
export function toIntent(turn: Turn, id: string, answer?: 'yes' | 'no'): CoachAnswer {
  const instead = writingInstead(turn, id);
  const done = toJob(turn, id) ?? (instead === undefined ? null : toJob(turn, instead));
  if (done !== null) return done;
  const intent = INTENTS.get(id);
  if (intent === undefined) return notFollowed(turn);
  const { language, slots, recentIds, state } = turn;
  const subject = state.intent === null ? undefined : INTENTS.get(state.intent);
  const chosen: ChosenAnswer = chooseAnswer(
    id,
    intent,
    { slots, answer, about: subject?.about },
    language,
    recentIds,
  );
  const stays = isPassing(id) && state.intent !== null;
  const chips = chipsOf(
    stays && isFollowUp(id) && subject !== undefined ? subject : intent,
    language,
  );
  return answered(
    turn,
    { id: chosen.id, text: chosen.text, chips },
    { intent: stays ? state.intent : id, awaited: chosen.asks },
  );
}

/** Says that the message was not understood, with the two likeliest readings where there are two. */
export function notFollowed(turn: Turn, likely: readonly string[] = []): CoachAnswer {
  const { language, random, recentIds, state } = turn;
  const [one, other] = likely.flatMap((id) => {
    const intent = INTENTS.get(id);
    return intent === undefined ? [] : [{ to: id, words: intent.name[language] }];
  });
  if (one !== undefined && other !== undefined) {
    const id = `didYouMean.${language}.${one.to}.${other.to}`;
    // Said once more, it is the likelier of the two.
    if (recentIds.includes(id)) return toIntent(turn, one.to);
    const text = DID_YOU_MEAN[language](one.words, other.words);
    return answered(
      turn,
      { id, text, chips: [one, other] },
      // What follows without a question of its own belongs to the likelier one.
      { awaited: state.awaited, intent: state.intent ?? one.to },
    );
  }
  const subject = state.intent === null ? undefined : INTENTS.get(state.intent);
  if (state.intent !== null && subject !== undefined && !turn.text.includes('?')) {
    const { slots } = turn;
    const next = chooseAnswer(state.intent, subject, { slots }, language, recentIds);
    // Nothing new to say is no reason to stay with it.
    if (!recentIds.includes(next.id) && !next.id.startsWith('allSaid')) {
      const text = `${STAYING[language](subject.name[language])} ${next.text}`;
      return answered(
        turn,
        { id: next.id, text, chips: chipsOf(subject, language) },
        { awaited: next.asks },
      );
    }
  }
  const text = pickOne(NOT_FOLLOWED[language], random) ?? '';
  const help = INTENTS.get('whatCanYouDo');
  const chips = help === undefined ? [] : chipsOf(help, language);
  return answered(turn, { id: `notFollowed.${language}`, text, chips }, {});
}

/** "And if she says no?": the last subject's own text where it has one, else the general one. */
export function toFollowUp(turn: Turn, id: string): CoachAnswer {
  const { language, state } = turn;
  if (state.intent === null) return toIntent(turn, id);
  const about = INTENTS.get(state.intent)?.about;
  // Before a message is sent, a no and no answer are the same.
  const isNo = id === 'ifNo' || (id === 'ifNoReply' && about === 'texting');
  if (!isNo) return toIntent(turn, id === 'giveExample' && about !== undefined ? 'whatToSay' : id);
  // A text that was written is followed up by the advice on its subject.
  const subjects = [state.intent, ADVICE_ON[state.intent], ADVICE_ON[state.job ?? '']];
  for (const subject of subjects) {
    const intent = subject === undefined ? undefined : INTENTS.get(subject);
    const text = intent?.followUps?.ifNo[language];
    if (intent === undefined || text === undefined) continue;
    const own = `${subject}.${language}.ifNo`;
    if (turn.recentIds.includes(own)) continue;
    return answered(turn, { id: own, text, chips: chipsOf(intent, language) }, {});
  }
  return toIntent(turn, id);
}
