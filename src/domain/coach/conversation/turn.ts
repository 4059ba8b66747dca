import { isClearlyEnglish, languageOf } from '../reading/language';
import type { Language } from '../reading/languages';
import { normalise } from '../reading/normalise';
import type { CoachRequest } from './coachRequest';
import { findDraft, isQuoteOfOther } from './hearing/findDraft';
import { findSlots } from './hearing/findSlots';
import { mergeSlots, type Slots } from './hearing/slots';

const READ_CHARACTERS = 2000;

/** Begins the figures below a question about a chat that was read: they are no subject of their own. */
export const FROM_READING = '\n\nFrom the reading: ';

/** A message with all that is read of it; of a very long one its beginning. */
export interface Turn extends CoachRequest {
  /** The whole message; `text` is the beginning of a very long one. */
  readonly wholeText: string;
  readonly words: readonly string[];
  readonly language: Language;
  readonly slots: Slots;
  readonly said: Slots;
  readonly draft: string | null;
}

const SHORT_WORDS = 5;
const COURTESY = /\b(?:ok|okay|thanks|thx|thank|cool|nice|great|sure|fine|bye|hi|hello|lol)\b/i;

/** Two or three words tell no change of language: "3 mahine", "cafe, Andheri". */
function languageIn(
  text: string,
  spoken: ReturnType<typeof languageOf>,
  before: Language,
): Language {
  if (spoken === null || spoken === 'other') return before;
  const isShort = text.trim().split(/\s+/u).length <= SHORT_WORDS;
  const isDoubtful =
    (spoken === 'en' && before === 'hinglish' && !isClearlyEnglish(text)) ||
    // "ok thanks yaar" is no change to Hinglish.
    (spoken === 'hinglish' &&
      before === 'en' &&
      isShort &&
      (COURTESY.test(text) || isClearlyEnglish(text)));
  return isDoubtful ? before : spoken;
}

/** Reads a message: its words, its language, and what it says beside what is known. */
export function readTurn(request: CoachRequest): Turn {
  const { state, matches, cities } = request;
  // As much as is normalised: a pasted book is answered by its beginning.
  const [asked = ''] = request.text.split(FROM_READING);
  const text = asked.slice(0, READ_CHARACTERS);
  const words = normalise(text);
  const spoken = languageOf(text);
  const language = languageIn(text, spoken, state.language);
  const isInterestAsked = state.awaited === 'interest';
  const said = findSlots({ text, words, matches, cities, isInterestAsked });
  return {
    ...request,
    text,
    wholeText: request.text,
    words,
    language,
    said,
    slots: mergeSlots(state.slots, said),
    draft: isQuoteOfOther(text) ? null : findDraft(text),
  };
}
