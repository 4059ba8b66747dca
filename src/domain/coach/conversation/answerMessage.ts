import { pickOne } from '@/domain/pickOne';
import { FOLLOW_UPS, type Intent } from '../intent';
import { INTENTS } from '../intents';
import { JOBS } from '../jobs/jobs';
import { languageOf } from '../reading/language';
import type { Language } from '../reading/languages';
import type { Danger } from '../safety/dangers';
import { type SafetyAnswer, safetyAnswer, safetyChipAnswer } from '../safety/safetyAnswer';
import { isAddition, jobWithNewFacts, SURE } from './additions';
import { calmText } from './calmText';
import { type Chip, chipSaid } from './chip';
import { type ChosenAnswer, chooseAnswer } from './chooseAnswer';
import type { CoachAnswer, CoachModels, CoachRequest } from './coachRequest';
import type { CoachState } from './coachState';
import { dangerIn } from './dangerIn';
import { quotesIn } from './findDraft';
import { firstNameOf } from './findSlots';
import { hearIntents, jobAskedFor } from './hear';
import { DID_YOU_MEAN, NOT_FOLLOWED, OTHER_LANGUAGE, STAYING } from './phrasesOfCoach';
import { answersAwaited, yesOrNo } from './readAwaited';
import { ADVICE_ON, ANSWERED_ANEW, LIGHT, PASSING } from './subjects';
import { readTurn, type Turn } from './turn';
import { withRhythm } from './withRhythm';

/** For so many replies after a danger the talk stays calm. */
const CALM_TURNS = 4;
/** A soft question leaves the talk as it is: it may have been heard wrongly. */
const CALM_AFTER_QUESTION = 0;

/** From this probability on (0..1) an intent is offered. */
const LIKELY = 0.1;
/** While a danger is near, only what was heard clearly leads away from it. */
const SURE_IN_CALM = 0.6;
/** An answer to the coach's question is one, unless the message is this clearly about something. */
const CLEARLY_OTHER = 0.85;

function chipsOf(intent: Intent, language: Language): readonly Chip[] {
  return intent.chips
    .filter(({ to }) => INTENTS.has(to))
    .map(({ to, words }) => ({ to, words: words[language] }));
}

/** The answer's shape, with what every answer has. */
function answered(
  turn: Turn,
  given: Partial<CoachAnswer> & Pick<CoachAnswer, 'id' | 'text'>,
  state: Partial<CoachState>,
): CoachAnswer {
  const { language, slots, state: before } = turn;
  const draft = turn.draft ?? before.draft;
  return {
    chips: [],
    danger: null,
    draft: null,
    forMatch: null,
    ...given,
    state: {
      ...turn.state,
      language,
      slots,
      draft,
      awaited: null,
      calmFor: Math.max(0, turn.state.calmFor - 1),
      ...state,
    },
  };
}

function toDanger(
  turn: Turn,
  { id, text, chips, kind }: SafetyAnswer,
  calmFor = CALM_TURNS,
): CoachAnswer {
  return answered(
    turn,
    { id, text, chips, danger: kind },
    { danger: kind, calmFor: Math.max(calmFor, turn.state.calmFor - 1), draft: turn.state.draft },
  );
}

function toJob(turn: Turn, id: string): CoachAnswer | null {
  const job = JOBS.get(id);
  const intent = INTENTS.get(id);
  if (job === undefined || intent === undefined) return null;
  const { slots, text, state } = turn;
  const match = turn.matches.find((one) => one.id === slots.matchId) ?? null;
  const draft = turn.draft ?? state.draft;
  const result = job({ ...turn, draft, match, quotes: quotesIn(text) });
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
      intent: id,
      draft: result.draft ?? draft,
      job: id.startsWith('write') ? id : state.job,
    },
  );
}

function toIntent(turn: Turn, id: string, answer?: 'yes' | 'no'): CoachAnswer {
  const done = toJob(turn, id);
  if (done !== null) return done;
  const intent = INTENTS.get(id);
  if (intent === undefined) return notFollowed(turn);
  const { language, slots, recentIds, random, state } = turn;
  const chosen: ChosenAnswer = chooseAnswer(
    id,
    intent,
    { slots, answer },
    language,
    recentIds,
    random,
  );
  const subject = PASSING.has(id) && state.intent !== null ? state.intent : id;
  return answered(
    turn,
    { id: chosen.id, text: chosen.text, chips: chipsOf(intent, language) },
    { intent: subject, awaited: chosen.asks },
  );
}

function notFollowed(turn: Turn, likely: readonly string[] = []): CoachAnswer {
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
    const next = chooseAnswer(state.intent, subject, { slots }, language, recentIds, random);
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
function toFollowUp(turn: Turn, id: string): CoachAnswer {
  const { language, state } = turn;
  const kind = FOLLOW_UPS.find((one) => one === id);
  if (kind === undefined || state.intent === null) return toIntent(turn, id);
  // A text that was written is followed up by the advice on its subject.
  const subjects = [state.intent, ADVICE_ON[state.intent], ADVICE_ON[state.job ?? '']];
  for (const subject of subjects) {
    const intent = subject === undefined ? undefined : INTENTS.get(subject);
    const text = intent?.followUps?.[kind]?.[language];
    if (intent === undefined || text === undefined) continue;
    const chips = chipsOf(intent, language);
    return answered(turn, { id: `${subject}.${language}.${id}`, text, chips }, {});
  }
  const isAnew = ANSWERED_ANEW.has(id) && !JOBS.has(state.intent);
  return toIntent(turn, isAnew ? state.intent : id);
}

function calmly(turn: Turn): CoachAnswer {
  const { language, random, recentIds, state } = turn;
  const kind = state.danger;
  const help =
    kind === null
      ? null
      : safetyAnswer({ kind, certainty: 'certain' }, language, recentIds, random);
  // Who is threatened needs the way out named again more than a calm word.
  if (help !== null && kind !== 'selfHarm' && !recentIds.includes(help.id)) {
    return answered(turn, { id: help.id, text: help.text, chips: help.chips }, {});
  }
  const calm = calmText(language, recentIds, random);
  return answered(turn, { ...calm, chips: help?.chips ?? [] }, {});
}

function toSubject(turn: Turn, id: string): CoachAnswer {
  if (turn.state.calmFor > 0 && LIGHT.has(id)) return calmly(turn);
  const { state } = turn;
  if (id === 'another' && state.intent !== null) return toIntent(turn, state.intent);
  return toFollowUp(turn, id);
}

function plan(turn: Turn, models: CoachModels): CoachAnswer {
  const { text, words, state, language } = turn;
  const chip = chipSaid(text, turn.chips);
  const safetyChip = chip === undefined ? null : safetyChipAnswer(chip.to, language);
  if (safetyChip !== null) return toDanger(turn, safetyChip);
  const danger: Danger | null = chip === undefined ? dangerIn(turn.wholeText, models) : null;
  // While the talk is calm anyway, a mere suspicion changes nothing.
  if (danger?.certainty === 'possible' && state.calmFor > 0) return calmly(turn);
  if (danger !== null) {
    const answer = safetyAnswer(danger, language, turn.recentIds, turn.random);
    return toDanger(
      turn,
      answer,
      danger.certainty === 'certain' ? CALM_TURNS : CALM_AFTER_QUESTION,
    );
  }
  if (chip !== undefined) return toSubject(turn, chip.to);
  if (languageOf(text) === 'other') {
    return answered(turn, { id: 'otherLanguage', text: OTHER_LANGUAGE }, {});
  }
  const asked = jobAskedFor(turn);
  if (asked !== null) return toIntent(turn, asked);
  const again = jobWithNewFacts(turn);
  if (again !== null) return toIntent(turn, again);
  const [first, second, third] = hearIntents(turn, models.intents);
  const probability = first?.probability ?? 0;
  if (state.calmFor > 0) {
    const isClear = first !== undefined && probability >= SURE_IN_CALM;
    return isClear ? toSubject(turn, first.label) : calmly(turn);
  }
  const { awaited } = state;
  const isAnswer =
    (awaited !== null && answersAwaited(awaited, words, turn.said, turn.draft)) ||
    isAddition(turn, probability);
  if (
    isAnswer &&
    state.intent !== null &&
    !(probability > CLEARLY_OTHER && !PASSING.has(first?.label ?? ''))
  ) {
    return toIntent(
      turn,
      state.intent,
      awaited === 'yesNo' ? (yesOrNo(words) ?? undefined) : undefined,
    );
  }
  if (first !== undefined && probability >= SURE) return toSubject(turn, first.label);
  const likely = [first, second, third].filter((one) => (one?.probability ?? 0) >= LIKELY);
  return notFollowed(
    turn,
    likely.map((one) => one?.label ?? ''),
  );
}

/**
 * The coach's answer to a message: help where it speaks of danger, else what its chip, its question
 * or its subject asks for, in the message's language; and the conversation's state after it.
 */
export function answerMessage(request: CoachRequest, models: CoachModels): CoachAnswer {
  const turn = readTurn(request);
  return withRhythm(turn, plan(turn, models));
}
