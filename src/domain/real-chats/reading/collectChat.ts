import { isBlank } from '@/domain/language/isBlank';
import type { measureMessage } from '../measureMessage';
import { kindNumber, moodNumber, type PackedChat } from '../packedChat';
import type { ChatEnding, DateOrder, FoundMessage } from './chatReader';

/** Names as people can tell them apart: none is invisible, and none comes twice. */
function shownNames(names: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  return names.map((written) => {
    const name = isBlank(written) ? 'No visible name' : written;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}

/** Keeps what is measured of the messages of a chat, and none of their words. */
export class ChatCollector {
  /** By id, where the format has them, else by name. */
  readonly #people = new Map<string, number>();
  readonly #names: string[] = [];
  readonly #counts: number[] = [];
  readonly #place: number[] = [];
  readonly #dayFirst: number[] = [];
  readonly #monthFirst: number[] = [];
  readonly #from: number[] = [];
  readonly #kind: number[] = [];
  readonly #words: number[] = [];
  readonly #questions: number[] = [];
  readonly #emoji: number[] = [];
  readonly #mood: number[] = [];
  #isInOrder = true;

  constructor(readonly measure: typeof measureMessage) {}

  get messages(): number {
    return this.#place.length;
  }

  get people(): number {
    return this.#people.size;
  }

  add(message: FoundMessage): void {
    const from = this.#indexOf(message);
    const { kind, words, questions, emoji, mood } = this.measure(message, from);
    this.#counts[from] = (this.#counts[from] ?? 0) + 1;
    if (message.place < (this.#place.at(-1) ?? Number.NEGATIVE_INFINITY)) this.#isInOrder = false;
    this.#place.push(message.place);
    this.#dayFirst.push(message.at ?? Number.NaN);
    this.#monthFirst.push(message.atMonthFirst ?? Number.NaN);
    this.#from.push(from);
    this.#kind.push(kindNumber(kind));
    this.#words.push(words);
    this.#questions.push(questions);
    this.#emoji.push(emoji);
    this.#mood.push(moodNumber(mood));
  }

  /** The chat in its order; who wrote most comes first among its people. */
  pack({ hasTimes, uncounted }: ChatEnding, order: DateOrder): PackedChat {
    const names = shownNames(this.#names);
    const byCount = names
      .map((_, index) => index)
      .sort((one, other) => (this.#counts[other] ?? 0) - (this.#counts[one] ?? 0));
    const ranks = names.map((_, index) => byCount.indexOf(index));
    const at = order === 'monthFirst' ? this.#monthFirst : this.#dayFirst;
    const inOrder = this.#order();
    const row = (values: readonly number[]) =>
      inOrder === null ? values : inOrder.map((index) => values[index] ?? 0);
    return {
      people: byCount.map((index) => names[index] ?? ''),
      hasTimes,
      uncounted,
      at: Float64Array.from(row(at)),
      from: Uint16Array.from(row(this.#from), (index) => ranks[index] ?? 0),
      kind: Uint8Array.from(row(this.#kind)),
      words: Uint32Array.from(row(this.#words)),
      questions: Uint32Array.from(row(this.#questions)),
      emoji: Uint32Array.from(row(this.#emoji)),
      mood: Uint8Array.from(row(this.#mood)),
    };
  }

  #indexOf({ from, id }: FoundMessage): number {
    const key = id ?? from;
    const known = this.#people.get(key);
    if (known !== undefined) return known;
    const index = this.#people.size;
    // Joined of its characters, so that the text around it can be let go.
    this.#people.set(Array.from(key).join(''), index);
    this.#names.push(Array.from(from).join(''));
    return index;
  }

  /** The indices of the messages by their places; null where they are in order as they are. */
  #order(): readonly number[] | null {
    if (this.#isInOrder) return null;
    return this.#place
      .map((_, index) => index)
      .sort((one, other) => (this.#place[one] ?? 0) - (this.#place[other] ?? 0));
  }
}
