import { INTEREST_OPTIONS } from '@/domain/profile/interests';
import { METROS } from '../people/places';
import type { Heard } from './chooseInHindi';
import { CITIES_IN_HINDI } from './fillInHindi';
import { isOfOneself } from './isOfOneself';
import type { MatchReply } from './matchReply';
import type { MatchTalk } from './matchTalk';
import type { Theme } from './themes';

function cityIn(text: string): string | undefined {
  const lower = text.toLowerCase();
  return METROS.map(({ city }) => city).find(
    (city) =>
      lower.includes(city.toLowerCase()) || text.includes(CITIES_IN_HINDI.get(city) ?? city),
  );
}

/** What a match remembers after a message: what the person named of themselves. */
export function remember(talk: MatchTalk, text: string, theme: Theme | null): MatchTalk {
  if (!isOfOneself(text)) return talk;
  const interest = INTEREST_OPTIONS.find((option) => option === theme);
  const city = cityIn(text);
  return {
    ...talk,
    heardInterest: interest ?? talk.heardInterest,
    heardCity: city ?? talk.heardCity,
  };
}

/** What can be come back to where a message gives nothing to answer, each once. */
export function recall(talk: MatchTalk): {
  readonly remembered: Heard['remembered'];
  readonly talk: MatchTalk;
} {
  if (talk.heardInterest !== null) {
    const remembered = { kind: 'Interest', name: talk.heardInterest } as const;
    return { remembered, talk: { ...talk, heardInterest: null } };
  }
  if (talk.heardCity !== null) {
    const remembered = { kind: 'City', name: talk.heardCity } as const;
    return { remembered, talk: { ...talk, heardCity: null } };
  }
  return { remembered: null, talk };
}

function numbered(group: string, texts: readonly string[]): readonly MatchReply[] {
  return texts.map((text, index) => ({ id: `${group}-${index + 1}`, text }));
}

/** Lines that come back to what was said, in English; `{asked}` stands for it. */
export const REMEMBERING: Readonly<Record<'Interest' | 'City', readonly MatchReply[]>> = {
  Interest: numbered('remembersInterest', [
    'Earlier you brought up {asked}, and it stayed with me. Is that how you switch off?',
    'Let’s go back to {asked} for a moment. When did you last find time for it?',
    'You know what I keep wondering? Who do you share {asked} with, friends or nobody at all?',
  ]),
  City: numbered('remembersCity', [
    'You named {asked} earlier. Which corner of it would you show a visitor first?',
    'Back to {asked} for a moment. What do people there get right that nobody else does?',
    'Before I forget, {asked}: where does one eat well there without dressing up?',
  ]),
};
