import { useEffect } from 'react';
import { isTextField } from '../trial/isTextField';
import type { MovedBy, Towards } from './useSteps';

const towards = new Map<string, Towards>([
  ['ArrowRight', 'next'],
  ['ArrowLeft', 'previous'],
]);

/** The arrow keys move between the steps wherever the focus is, but in a text field. */
export function useArrowKeys(move: (towards: Towards, by: MovedBy) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const direction = towards.get(event.key);
      // With Alt or Command they are the browser's own Back and Forward.
      const modified = event.altKey || event.metaKey || event.ctrlKey || event.shiftKey;
      if (direction === undefined || modified || event.defaultPrevented) return;
      if (isTextField(event.target)) return;
      event.preventDefault();
      move(direction, 'control');
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [move]);
}
