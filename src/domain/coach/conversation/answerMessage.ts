import type { Awaited, Intent } from '../intent';
import { INTENTS, isFollowUp } from '../intents';
import { JOBS } from '../jobs/jobs';
import { languageOf } from '../reading/language';
import type { Danger, DangerKind } from '../safety/dangers';
import {
  type SafetyAnswer,
  safetyAnswer,
  safetyChipAnswer,
  safetyStepAnswer,
} from '../safety/safetyAnswer';
import { isAddition, jobWithNewFacts, SURE, SURE_IN_TALK } from './additions';
import { afterComplaint } from './afterComplaint';
import { answered, notFollowed, toFollowUp, toIntent } from './answers';
import { calmText } from './calmText';
import { chipSaid } from './chip';
import { takesUp } from './chooseAnswer';
import type { CoachAnswer, CoachModels, CoachRequest } from './coachRequest';
import { dangerIn } from './hearing/dangerIn';
import { BACK, commandOf, hearIntents, jobAskedFor } from './hearing/hear';
import { answersAwaited, yesOrNo } from './hearing/readAwaited';
import { OTHER_LANGUAGE, SORRY } from './phrasesOfCoach';
import { CHANGES, isPassing, LIGHT } from './subjects';
import { readTurn, type Turn } from './turn';
import { withRhythm } from './withRhythm';

/** For so many replies after a danger the talk stays calm. */
const CALM_TURNS = 4;
/** A soft question leaves the talk as it is: it may have been heard wrongly. */
const CALM_AFTER_QUESTION = 0;
/** Where despair or blows are likelier than not, it stays calm after a mere question too. */
const CALM_AFTER_LIKELY = 3;
const LIKELY_DANGER = 0.6;

function calmAfterQuestion({ kind, probability }: Danger): number {
  const isGrave = kind === 'selfHarm' || kind === 'violence';
  return isGrave && probability >= LIKELY_DANGER ? CALM_AFTER_LIKELY : CALM_AFTER_QUESTION;
}

/** From this probability on (0..1) an intent is offered. */
const LIKELY = 0.1;
/** While a danger is near, only what was heard clearly leads away from it. */
const SURE_IN_CALM = 0.75;
/** Who is cheated or threatened, and not in despair, asks practical things too. */
const SURE_BESIDE_THREAT = 0.55;
/** An answer to the coach's question is one, unless the message is this clearly about something. */
const CLEARLY_OTHER = 0.85;

function toDanger(
  turn: Turn,
  { id, text, chips, kind }: SafetyAnswer,
  calmFor = CALM_TURNS,
  intent = turn.state.intent,
): CoachAnswer {
  const { draft, calmFor: before } = turn.state;
  return answered(
    turn,
    { id, text, chips, danger: kind },
    { danger: kind, calmFor: Math.max(calmFor, before - 1), draft, intent },
  );
}

function calmly(turn: Turn): CoachAnswer {
  const { language, random, recentIds, state } = turn;
  const kind = state.danger;
  const help =
    kind === null
      ? null
      : safetyAnswer({ kind, certainty: 'certain' }, language, recentIds, random);
  // Who is threatened needs the way out named again more than a calm word.
  const isNamedAnew = state.lastId.startsWith('calm') && help?.id !== state.lastId;
  if (help !== null && kind !== 'selfHarm' && (isNamedAnew || !recentIds.includes(help.id))) {
    return answered(turn, { id: help.id, text: help.text, chips: help.chips }, {});
  }
  const calm = calmText(language, recentIds, random);
  return answered(turn, { ...calm, chips: help?.chips ?? [] }, {});
}

const JUDGED = /^(?:chooseBetween|critique|fixIt)\./u;

/** What "another one" asks for: the text that was written, or one instead of those that were judged. */
function wantedAgain({ state, text }: Turn): string | null {
  const { intent, job, lastId } = state;
  if (
    job !== null &&
    (BACK.test(text) || intent === job || CHANGES.has(lastId.split('.')[0] ?? ''))
  ) {
    return job;
  }
  if (JUDGED.test(lastId)) return job ?? 'writeOpener';
  return intent;
}

function toSubject(turn: Turn, id: string): CoachAnswer {
  if (turn.state.calmFor > 0 && (LIGHT.has(id) || isFollowUp(id))) return calmly(turn);
  const { state } = turn;
  if (id === 'another') return toIntent(turn, wantedAgain(turn) ?? id);
  // The reason for a verdict is the verdict's own: what is good in the draft, what is not.
  if (id === 'whyThat' && /^(?:chooseBetween|critique)\./u.test(state.lastId)) {
    return toIntent(turn, 'critique');
  }
  return toFollowUp(turn, id);
}

const FACT_WORDS = 9;
/** Heard so surely, a follow-up is one, whatever fact stands in it: "now or tomorrow?" */
const SURE_FOLLOW_UP = 0.6;
const TELLS = new Set(['aboutThem', 'aboutMe', 'theyAreGood', 'theyDidThis']);
const YES_OR_NO_WORDS = 4;
const FACTS: ReadonlySet<Awaited> = new Set(['duration', 'relation', 'interest', 'day'] as const);
const ASKED_FACT_WORDS = 6;

/** "She likes momos", "Aditya is his name": told after a text was written, the text shall use it. */
function isNewFact({ state, said, text }: Turn): boolean {
  const { intent, job, lastId } = state;
  if (
    text.includes('?') ||
    (intent !== job && intent !== 'dateQuestions' && !JUDGED.test(lastId))
  ) {
    return false;
  }
  if (intent !== job && said.liking === undefined && said.interest === undefined) return false;
  const { liking, interest, name, matchId, city, day } = said;
  return [liking, interest, name, matchId, city, day].some((fact) => fact !== undefined);
}

const hasAnswerTo = ({ answers }: Intent, answer: 'yes' | 'no') =>
  answers.en.some((one) => typeof one !== 'string' && one.when?.answer === answer);

/** A fact or a short answer that belongs to the last subject, answered by it; null for any other message. */
function toLastSubject(turn: Turn, probability: number, first: string): CoachAnswer | null {
  const { state, text, words, said, draft, language, slots } = turn;
  const { awaited, intent: id } = state;
  const intent = id === null ? undefined : INTENTS.get(id);
  if (id === null || intent === undefined) return null;
  const isHeard = awaited !== null && answersAwaited(awaited, words, said, draft);
  // "She likes books" after "What does she like?", whatever else that sounds like.
  if (isHeard && FACTS.has(awaited) && words.length <= ASKED_FACT_WORDS && !text.includes('?')) {
    if (JOBS.has(id) || takesUp(intent, said, { slots }, language)) return toIntent(turn, id);
    // Other subjects share what there is to say to it.
    const aboutSelf = intent.about === 'self' ? 'aboutMe' : id;
    return toFollowUp(turn, awaited === 'duration' ? 'forThatLong' : aboutSelf);
  }
  if (probability > CLEARLY_OTHER && !isPassing(first)) return null;
  const isAsking = isFollowUp(first) && probability >= SURE_FOLLOW_UP && !TELLS.has(first);
  if (!isAsking && isNewFact(turn) && words.length <= FACT_WORDS) {
    return toIntent(turn, state.job ?? id);
  }
  // "Ok, and is the paid plan worth it?" begins with an ok, and asks something else.
  const isQuestion = awaited === 'yesNo' && words.length > YES_OR_NO_WORDS && probability >= SURE;
  const isAwaited = isHeard && !isQuestion;
  const answer = awaited === 'yesNo' ? (yesOrNo(words) ?? undefined) : undefined;
  if (isAwaited && answer !== undefined) {
    // "Shall I write it?" "No": what is said then is the same for every text.
    const isAnswered = hasAnswerTo(intent, answer);
    return toIntent(turn, answer === 'no' && !isAnswered ? 'no' : id, answer);
  }
  // A text is written again only for a fact that it can use.
  if (JOBS.has(id) && draft === null) return null;
  if (!isAwaited && !isAddition(turn, probability)) return null;
  const isTakenUp = draft !== null || takesUp(intent, said, { slots }, language);
  // What the subject has no words for is answered as what was heard, if anything was.
  return isTakenUp || (probability < SURE && !isFollowUp(first)) ? toIntent(turn, id) : null;
}

/** The danger in a message. A draft to work on that only sounds like one does not count. */
function dangerOf(turn: Turn, models: CoachModels): Danger | null {
  const danger = dangerIn(turn.wholeText, models);
  if (danger?.certainty !== 'possible' || turn.draft === null) return danger;
  return dangerIn(commandOf(turn.text, turn.draft), models);
}

const MONEY =
  /\b(?:money|fees|paid|pay|sent|transfer\w*|rs|rupees?|\d+ ?k|\d{3,}|customs|otp|paise|paisa|bhej\w*)\b|पैसे|भेज/i;

/**
 * The kind of danger that a message goes on about while one is near: the same, unless a rule hears
 * another one. Who is threatened and thinks of dying needs that help first; but "I paid 5k already"
 * sounds desperate to the model, and is about the fraud.
 */
function dangerGoingOn(
  { state, text }: Turn,
  { kind, certainty, probability }: Danger,
): DangerKind {
  const before = state.danger;
  if (before === null || probability === 1 || before === kind) return kind;
  const isMoney = before === 'moneyFraud' || before === 'sextortion';
  const isDespair = kind === 'selfHarm' && certainty === 'certain';
  return isDespair && !(isMoney && MONEY.test(text)) ? kind : before;
}

/** What is said while a danger is near to a message that goes on about it; null for all else. */
function toDangerNear(turn: Turn, danger: Danger | null): CoachAnswer | null {
  const { text, state, language, recentIds, random } = turn;
  const kind = danger === null ? state.danger : dangerGoingOn(turn, danger);
  if (kind === null) return null;
  const step = safetyStepAnswer(kind, text, language);
  if (step !== null && step.id !== state.lastId) return toDanger(turn, step);
  if (danger === null) return null;
  if (kind === 'selfHarm' && danger.certainty === 'possible' && state.danger === kind) {
    return calmly(turn);
  }
  // An age that only the model hears is asked for, not held against anybody.
  const certainty = kind === 'minor' ? danger.certainty : 'certain';
  return toDanger(turn, safetyAnswer({ kind, certainty }, language, recentIds, random));
}

function plan(turn: Turn, models: CoachModels): CoachAnswer {
  const { text, state, language } = turn;
  const chip = chipSaid(text, turn.chips);
  const safetyChip = chip === undefined ? null : safetyChipAnswer(chip.to, language);
  if (safetyChip !== null) return toDanger(turn, safetyChip);
  const danger: Danger | null = chip === undefined ? dangerOf(turn, models) : null;
  if (chip === undefined && state.calmFor > 0) {
    const near = toDangerNear(turn, danger);
    if (near !== null) return near;
  }
  if (danger !== null) {
    const answer = safetyAnswer(danger, language, turn.recentIds, turn.random);
    if (danger.certainty === 'certain') return toDanger(turn, answer);
    // It may have been heard wrongly: the talk goes on about what was said.
    const [heard] = hearIntents(turn, models.intents);
    const isClear = heard !== undefined && heard.probability >= SURE && !isPassing(heard.label);
    const intent = isClear ? heard.label : state.intent;
    return toDanger(turn, answer, calmAfterQuestion(danger), intent);
  }
  if (chip !== undefined) return toSubject(turn, chip.to);
  if (languageOf(text) === 'other') {
    return answered(turn, { id: 'otherLanguage', text: OTHER_LANGUAGE }, {});
  }
  const [first, second, third] = hearIntents(turn, models.intents);
  const probability = first?.probability ?? 0;
  const label = first?.label ?? '';
  const asked = jobAskedFor(turn, probability >= SURE ? label : '') ?? jobWithNewFacts(turn);
  if (asked !== null && state.calmFor === 0) return toIntent(turn, asked);
  if (state.calmFor > 0) {
    const sure = state.danger === 'selfHarm' ? SURE_IN_CALM : SURE_BESIDE_THREAT;
    // No friendly text to somebody who threatens or cheats.
    const isText = JOBS.has(label) && label !== 'writeDecline';
    return probability >= sure && !isText ? toSubject(turn, label) : calmly(turn);
  }
  const last = toLastSubject(turn, probability, label);
  if (last !== null) return last;
  const isOfTalk = isPassing(label) || (CHANGES.has(label) && state.draft !== null);
  const sure = state.lastId !== '' && isOfTalk ? SURE_IN_TALK : SURE;
  if (probability >= sure) return toSubject(turn, label);
  // Between two neighbours, such as a breakup and getting over it, there is nothing to ask.
  const isNear =
    first !== undefined &&
    second !== undefined &&
    INTENTS.get(first.label)?.about === INTENTS.get(second.label)?.about;
  if (isNear && probability + second.probability >= SURE) return toSubject(turn, label);
  const likely = [first, second, third].filter((one) => (one?.probability ?? 0) >= LIKELY);
  return notFollowed(
    turn,
    likely.map((one) => one?.label ?? ''),
  );
}

/** "That is not what I asked. Send or not?": says sorry and answers the rest, or the message before. */
function toComplaint(turn: Turn, models: CoachModels): CoachAnswer | null {
  const { state, textBefore, language } = turn;
  if (state.intent === null || state.calmFor > 0 || state.lastId.startsWith('safety')) return null;
  const rest = afterComplaint(turn.text);
  if (rest === null) return null;
  if (dangerIn(turn.wholeText, models) !== null) return null;
  const again = readTurn({ ...turn, text: rest === '' ? textBefore : rest, textBefore: '' });
  const heard = hearIntents(again, models.intents).filter(
    ({ label }) => label !== 'complaint' && (rest !== '' || label !== state.intent),
  );
  const [best] = heard;
  if (best === undefined || best.probability < LIKELY) return null;
  const answer = toSubject({ ...again, language }, best.label);
  return { ...answer, text: `${SORRY[language]} ${answer.text}` };
}

/**
 * The coach's answer to a message: help where it speaks of danger, else what its chip, its question
 * or its subject asks for, in the message's language; and the conversation's state after it.
 */
export function answerMessage(request: CoachRequest, models: CoachModels): CoachAnswer {
  const turn = readTurn(request);
  const answer = toComplaint(turn, models) ?? plan(turn, models);
  return withRhythm(turn, answer);
}
