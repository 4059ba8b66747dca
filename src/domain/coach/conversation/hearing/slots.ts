import type { Relation } from '../../intent';

/** What the person said that answers can take up. Only what was said; nothing is guessed. */
export interface Slots {
  /** The other person, by the pronoun used of them. */
  readonly person?: 'she' | 'he' | 'they';
  readonly relation?: Relation;
  /** A length of time in days, as of a silence. */
  readonly days?: number;
  /** One of the interests that Taal knows, or the person's own word. */
  readonly interest?: string;
  /** What the other person likes, in the words of who wrote. */
  readonly liking?: string;
  readonly city?: string;
  /** A day as it was said: "Saturday", "kal". */
  readonly day?: string;
  /** Rupees. */
  readonly budget?: number;
  /** One of the own matches. */
  readonly matchId?: string;
  readonly name?: string;
}

/** Longest text that the coach works on, in UTF-16 code units. */
export const LONGEST_DRAFT = 600;

/** Longest text kept of a word that the person used, in UTF-16 code units. */
export const LONGEST_SLOT = 60;

/**
 * What is known after a message: the new counts, the rest is remembered. What was said of one person
 * is not said of another: for another name only city, day and budget are kept, and a match has
 * likings of their own.
 */
export function mergeSlots(known: Slots, said: Slots): Slots {
  const isAnother = known.name !== undefined && said.name !== undefined && known.name !== said.name;
  if (isAnother) {
    const { person: _, relation: __, days: ___, ...others } = withoutLikings(known);
    return { ...others, ...said };
  }
  const isOtherMatch = said.matchId !== undefined && said.matchId !== known.matchId;
  return { ...(isOtherMatch ? withoutLikings(known) : known), ...said };
}

function withoutLikings({ interest: _, liking: __, matchId: ___, ...others }: Slots): Slots {
  return others;
}
