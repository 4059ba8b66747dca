import { SENTIMENTS } from '../analysis/sentiment';
import type { MeasuredMessage, RealChat, RealMessageKind } from './realMessage';

const KINDS: readonly RealMessageKind[] = ['text', 'media', 'deleted', 'call', 'poll'];

/** A chat as it goes from the worker to the page: a row of numbers for each measure. */
export interface PackedChat {
  readonly people: readonly string[];
  readonly hasTimes: boolean;
  readonly uncounted: number;
  /** NaN where there is no time. */
  readonly at: Float64Array;
  readonly from: Uint16Array;
  readonly kind: Uint8Array;
  readonly words: Uint32Array;
  readonly questions: Uint32Array;
  readonly emoji: Uint32Array;
  /** 0 where the mood is not known. */
  readonly mood: Uint8Array;
}

/** A kind as its number in a packed chat. */
export function kindNumber(kind: RealMessageKind): number {
  return KINDS.indexOf(kind);
}

/** A mood as its number in a packed chat. */
export function moodNumber(mood: MeasuredMessage['mood']): number {
  return mood === null ? 0 : SENTIMENTS.indexOf(mood) + 1;
}

/** The messages of a packed chat, each as an object. */
export function unpackChat(packed: PackedChat): RealChat {
  const { people, hasTimes, uncounted } = packed;
  const messages = Array.from(packed.at, (at, index) => ({
    at: Number.isNaN(at) ? null : at,
    from: packed.from[index] ?? 0,
    kind: KINDS[packed.kind[index] ?? 0] ?? 'text',
    words: packed.words[index] ?? 0,
    questions: packed.questions[index] ?? 0,
    emoji: packed.emoji[index] ?? 0,
    mood: SENTIMENTS[(packed.mood[index] ?? 0) - 1] ?? null,
  }));
  return { people, hasTimes, uncounted, messages };
}
