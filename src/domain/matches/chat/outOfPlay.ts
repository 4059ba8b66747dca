import { calmText } from '@/domain/coach/conversation/calmText';
import type { InLanguages } from '@/domain/coach/intent';
import type { Language } from '@/domain/coach/reading/languages';
import type { Danger } from '@/domain/coach/safety/dangers';
import { safetyAnswer } from '@/domain/coach/safety/safetyAnswer';
import type { Random } from '@/domain/random';
import type { MatchTalk } from './matchTalk';

/** For so many replies after a danger a match does not play on. */
const CALM_TURNS = 4;

const STOPPED: InLanguages<string> = {
  en: 'Let’s stop the practice here: this partner is made up, but what you write sounds real.',
  hinglish:
    'Practice yahan rokte hain: ye partner banaya hua hai, par tumhari baat sach lagti hai.',
  hi: 'अभ्यास यहाँ रोकते हैं: यह साथी बनाया हुआ है, पर तुम्हारी बात सच लगती है।',
};

export interface OutOfPlay {
  readonly id: string;
  readonly text: string;
  readonly talk: MatchTalk;
}

/** A match steps out of the play, says so, and names where help is. */
export function stepOut(
  danger: Danger,
  talk: MatchTalk,
  recentIds: readonly string[],
  random: Random,
): OutOfPlay {
  const { language } = talk;
  const { id, text } = safetyAnswer(danger, language, recentIds, random);
  const isFirst = talk.calmFor === 0;
  return {
    id,
    text: isFirst ? `${STOPPED[language]} ${text}` : text,
    talk: { ...talk, danger: danger.kind, calmFor: CALM_TURNS },
  };
}

/** What a match says while a danger is near: nothing of the play. */
export function stayOut(talk: MatchTalk, recentIds: readonly string[], random: Random): OutOfPlay {
  const { id, text } = calmText(talk.language, recentIds, random);
  return { id, text, talk: { ...talk, calmFor: talk.calmFor - 1 } };
}

/** The language to answer in: that of the message where it tells one. */
export function languageToAnswer(spoken: Language | 'other' | null, talk: MatchTalk): Language {
  return spoken === null || spoken === 'other' ? talk.language : spoken;
}
