import type { InputChange } from '@/domain/typing/typingMeter';
import { isInsertion } from '../insertBelow';

const NOT_TYPED: ReadonlySet<string> = new Set([
  'insertFromPaste',
  'insertFromPasteAsQuotation',
  'insertFromDrop',
  'insertFromYank',
  'insertDictationResult',
  'insertLink',
  // It may bring back a whole text that was deleted.
  'historyUndo',
  'historyRedo',
]);

/** The text of the composition under way in a field, after its last step. */
const composed = new WeakMap<EventTarget, string>();

const wordsIn = (text: string) => text.split(/\s+/u).filter((word) => word !== '').length;

/** How many words an event adds at once; a composition tells its whole text at each step. */
function wordsAdded({ inputType, data, target }: InputEvent): number {
  if (inputType === 'insertText') return wordsIn(data ?? '');
  if (inputType !== 'insertCompositionText' || target === null) return 0;
  const before = composed.get(target);
  if (before === undefined) {
    const forget = () => composed.delete(target);
    target.addEventListener('compositionend', forget, { once: true });
  }
  composed.set(target, data ?? '');
  return wordsIn(data ?? '') - wordsIn(before ?? '');
}

/**
 * Whether a change of the text was typed or put in; what removes text counts as typing. A whole
 * phrase at once was spoken or filled in; a keyboard's suggestion is one word.
 */
export function inputKind(event: Event): InputChange['kind'] {
  if (!(event instanceof InputEvent) || isInsertion()) return 'inserted';
  if (NOT_TYPED.has(event.inputType)) return 'inserted';
  return wordsAdded(event) > 1 ? 'inserted' : 'typed';
}
