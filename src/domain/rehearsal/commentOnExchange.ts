import type { Coach } from '../coach/coach';
import type { CoachAnswer, CoachRequest } from '../coach/conversation/coachRequest';
import type { Language } from '../coach/reading/languages';
import type { DangerKind } from '../coach/safety/dangers';
import { detectUnwelcome } from '../matches/chat/detectUnwelcome';
import { type Exchange, exchangeText } from './exchange';

/** What asks the coach to look at the draft that it is handed: never guessed from its words. */
const ASKS: Readonly<Record<Language, string>> = {
  en: 'What do you think of this message?',
  hinglish: 'Ye message kaisa laga?',
  hi: 'यह मैसेज कैसा लगा?',
};

type Remark = (name: string, quote: string) => string;

/** The match asks something: `quote` is the question. */
const ASKED_BACK: Readonly<Record<Language, Remark>> = {
  en: (name, quote) =>
    `${name} asks you something: “${quote}” Answer that first, then ask one thing of your own.`,
  hinglish: (name, quote) =>
    `${name} ne poocha: “${quote}” Pehle iska jawab do, phir ek apna sawaal.`,
  hi: (name, quote) => `${name} ने पूछा: “${quote}” पहले इसका जवाब दीजिए, फिर एक अपना सवाल।`,
};

const SHORT_ANSWER: Readonly<Record<Language, Remark>> = {
  en: (name, quote) =>
    `“${quote}” is short. Do not press ${name}: share something of your own, and ask about something else.`,
  hinglish: (name, quote) =>
    `“${quote}” chhota jawab hai. ${name} par zor mat do: ek baat apni batao, aur kuch aur poochho.`,
  hi: (name, quote) =>
    `“${quote}” छोटा जवाब है। ${name} पर ज़ोर मत दीजिए: एक बात अपनी बताइए, और कुछ और पूछिए।`,
};

const TOLD: Readonly<Record<Language, Remark>> = {
  en: (name, quote) => `${name} gives you something to build on: “${quote}” Ask about that next.`,
  hinglish: (name, quote) =>
    `${name} ne baat badhane ko kuch diya: “${quote}” Agla sawaal isi par poochho.`,
  hi: (name, quote) => `${name} ने बात बढ़ाने को कुछ दिया: “${quote}” अगला सवाल इसी पर पूछिए।`,
};

/** The person asked for something, or called names, as nobody should. */
const UNWELCOME: Readonly<Record<Language, Remark>> = {
  en: (name, quote) =>
    `“${quote}” is not something to send: ${name} did not ask for it, and most people end a chat there. Say sorry once, in one line, and go back to something you both like.`,
  hinglish: (name, quote) =>
    `“${quote}” bhejne wali baat nahi hai: ${name} ne ye nahi maanga, aur zyada tar log yahin chat band kar dete hain. Ek line mein sorry bolo, aur kisi aisi baat par lauto jo dono ko pasand ho.`,
  hi: (name, quote) =>
    `“${quote}” भेजने वाली बात नहीं है: ${name} ने यह नहीं माँगा, और ज़्यादातर लोग यहीं बात बंद कर देते हैं। एक वाक्य में माफ़ी माँगिए, और ऐसी बात पर लौटिए जो दोनों को पसंद हो।`,
};

const MOST_QUOTED = 120;
const FEW_WORDS = 4;

function short(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  if (line.length <= MOST_QUOTED) return line;
  return `${line.slice(0, MOST_QUOTED).replace(/\s+\S*$/u, '')} …`;
}

const sentencesOf = (text: string) =>
  text.match(/[^.!?।\n]+[.!?।]*/gu)?.map((one) => one.trim()) ?? [];

/** What is to be said of the match's answer, in its own words. */
function onAnswer({ name, answer, language }: Exchange): string {
  const sentences = sentencesOf(answer);
  const question = sentences.filter((one) => one.endsWith('?')).at(-1);
  if (question !== undefined) return ASKED_BACK[language](name, short(question));
  const isShort = answer.trim().split(/\s+/u).length <= FEW_WORDS;
  if (isShort) return SHORT_ANSWER[language](name, short(answer));
  const longest = sentences.reduce(
    (most, one) => (one.length > most.length ? one : most),
    sentences[0] ?? answer,
  );
  return TOLD[language](name, short(longest));
}

/** Heard in what the person asks of others, these are no cry of the person's own. */
const OF_OTHERS: ReadonlySet<DangerKind | null> = new Set([
  'sextortion',
  'sexualPressure',
  'moneyFraud',
]);

/** Help, where any of it speaks of danger; read as a whole and part by part, as a frame can hide it. */
function onDanger(coach: Coach, request: CoachRequest, exchange: Exchange): CoachAnswer | null {
  const { own, answer } = exchange;
  const isAsking = detectUnwelcome(own) !== null;
  return (
    [exchangeText(exchange), `“${own}”`, `“${answer}”`]
      .map((text) => coach.answer({ ...request, text }))
      .find(({ danger }) => danger !== null && !(isAsking && OF_OTHERS.has(danger))) ?? null
  );
}

/**
 * The coach's answer to an exchange of a practice chat (rule “Rehearsal”): help where it speaks of
 * danger, else what is good and bad in the person's message, in its own words, and what to make of
 * the answer.
 */
export function commentOnExchange(
  coach: Coach,
  request: CoachRequest,
  exchange: Exchange,
): CoachAnswer {
  const help = onDanger(coach, request, exchange);
  if (help !== null) return help;
  const { name, own, language } = exchange;
  const words = ASKS[language];
  const judged = coach.answer({
    ...request,
    text: words,
    chips: [{ words, to: 'critique' }],
    state: { ...request.state, language, draft: own },
  });
  if (detectUnwelcome(own) !== null) {
    const state = { ...judged.state, draft: null };
    return { ...judged, text: UNWELCOME[language](name, short(own)), state };
  }
  return { ...judged, text: `${judged.text}\n\n${onAnswer(exchange)}` };
}
