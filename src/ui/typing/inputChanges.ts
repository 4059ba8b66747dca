import type { InputChange } from '@/domain/typing/typingMeter';
import type { NotedInput } from '../components/Field/followTyping';
import { inputKind } from './inputKind';

const notedBefore = new WeakMap<Event, readonly NotedInput[]>();

/** An input event that hands over a text, with what was noted while it was typed. */
export function handOver(noted: readonly NotedInput[]): Event {
  const event = new Event('input', { bubbles: true });
  notedBefore.set(event, noted);
  return event;
}

/** What was noted, as changes; null where not every letter of the text was seen to come. */
export function changesOf(
  noted: readonly NotedInput[],
  text: string,
): readonly InputChange[] | null {
  const [first] = noted;
  if (first === undefined || noted.at(-1)?.text !== text) return null;
  const letters = first.event instanceof InputEvent ? first.event.data : null;
  // Restored by the browser, say.
  if (first.text !== (letters ?? '')) return null;
  return noted
    .filter(({ isHeld, text: after }) => !isHeld || after === '')
    .map(({ event, at, text: after, isByHand }) => ({
      at,
      kind: isByHand ? inputKind(event) : 'inserted',
      empty: after === '',
    }));
}

/**
 * The changes that an input event tells of, oldest first: one, made at `at`, or those that were
 * made before the app was there, at their own times.
 */
export function inputChanges(event: Event, text: string, at: number): readonly InputChange[] {
  const before = changesOf(notedBefore.get(event) ?? [], text);
  return before ?? [{ at, kind: inputKind(event), empty: text === '' }];
}
