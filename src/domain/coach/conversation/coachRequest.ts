import type { Random } from '@/domain/random';
import type { JobProfile } from '../jobs/job';
import type { Classifier } from '../model/classifier';
import type { DangerKind } from '../safety/dangers';
import type { Chip } from './chip';
import type { CoachState } from './coachState';
import type { NamedMatch } from './hearing/findSlots';
import type { RhythmFacts } from './rhythm';

/** The two trained models, loaded with the coach. */
export interface CoachModels {
  readonly intents: Classifier;
  readonly safety: Classifier;
}

export interface CoachRequest {
  readonly text: string;
  /** What the person wrote before; empty at the beginning. */
  readonly textBefore: string;
  readonly state: CoachState;
  /** The chips under the coach's last message. */
  readonly chips: readonly Chip[];
  readonly recentIds: readonly string[];
  readonly profile: JobProfile;
  readonly matches: readonly NamedMatch[];
  readonly cities: readonly string[];
  readonly rhythm: RhythmFacts;
  readonly random: Random;
}

/** Whom the coach may speak of: the person, and the own matches. */
export type KnownPeople = Pick<CoachRequest, 'profile' | 'matches' | 'cities'>;

export interface CoachAnswer {
  /** For the list of recent answers. */
  readonly id: string;
  readonly text: string;
  readonly chips: readonly Chip[];
  /** The conversation's state from here on; to be stored with the answer. */
  readonly state: CoachState;
  /** Set when the message spoke of danger. */
  readonly danger: DangerKind | null;
  /** A text to copy. */
  readonly draft: string | null;
  /** The match that the text was written for. */
  readonly forMatch: { readonly id: string; readonly name: string } | null;
}
