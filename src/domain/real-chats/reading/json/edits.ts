import type { RealMessage } from '../../realMessage';
import { editedText } from './appLines';

/** Instagram and Messenger let a message be changed for so long. */
const CHANGED_WITHIN_SECONDS = 15 * 60;

/** Whether half of the words of the shorter text stand in the other one, or both begin alike. */
function isAlike(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => text.toLowerCase());
  if (first === undefined || second === undefined) return false;
  if (first.slice(0, 3) === second.slice(0, 3)) return true;
  const words = new Set(second.split(/\s+/));
  const own = first.split(/\s+/);
  const shared = own.filter((word) => words.has(word)).length;
  return shared * 2 >= Math.min(own.length, words.size);
}

/**
 * Counts a message once that stands in the file as it was and as it was changed. The newest message
 * comes first, so the last form of it is the one that is counted.
 */
export class Edits {
  /** The changed message of each person whose first form has not come. */
  readonly #changed = new Map<string, RealMessage>();

  /** The message as it is to be counted; null where it was counted in a later form. */
  read(message: RealMessage): RealMessage | null {
    if (message.kind !== 'text') return message;
    const { from, at } = message;
    const edited = editedText(message.text);
    const later = this.#changed.get(from);
    const isLate = (later?.at ?? 0) - (at ?? 0) > CHANGED_WITHIN_SECONDS;
    if (later !== undefined && !isLate && isAlike(edited ?? message.text, later.text)) {
      if (edited === null) this.#changed.delete(from);
      return null;
    }
    if (edited === null) return message;
    const counted = { ...message, text: edited };
    this.#changed.set(from, counted);
    return counted;
  }
}
