import type { InputChange } from '@/domain/typing/typingMeter';
import { inputKind } from './inputKind';

/** The change, made at `at`, that an input event tells of. */
export function inputChanges(event: Event, text: string, at: number): readonly InputChange[] {
  return [{ at, kind: inputKind(event), empty: text === '' }];
}
