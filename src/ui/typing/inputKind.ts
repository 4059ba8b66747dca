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

/** A whole phrase at once was spoken or filled in; a keyboard's suggestion is one word. */
const PHRASE = /\S\s+\S/u;

/** Whether a change of the text was typed or put in; what removes text counts as typing. */
export function inputKind(event: Event): InputChange['kind'] {
  if (!(event instanceof InputEvent) || isInsertion()) return 'inserted';
  if (NOT_TYPED.has(event.inputType)) return 'inserted';
  const isPhrase = event.inputType === 'insertText' && PHRASE.test(event.data ?? '');
  return isPhrase ? 'inserted' : 'typed';
}
