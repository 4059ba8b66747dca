import { followTyping, type NotedInput } from '../ui/components/Field/followTyping.ts';
import { isSendKey } from '../ui/components/MessageField/isSendKey.ts';

/** A control that was pressed, or a field in which Enter was, with its text of that moment. */
export interface EarlyPress {
  readonly control: HTMLElement;
  readonly text?: string;
}

declare global {
  interface Window {
    /** What was pressed so far, in order; from then on nothing more is noted. */
    takeEarlyPresses?: () => readonly EarlyPress[];
    /** What was typed so far, in order; from then on nothing more is noted. */
    takeEarlyTyping?: () => readonly NotedInput[];
  }
}

/**
 * A first screen can be seen before the app is there: what is typed then is noted with its times,
 * what is pressed too, and Enter in the composer. Links to other screens need no help; the one to the
 * main content waits, or it would change the address.
 */
export function captureEarlyEvents(window: Window): void {
  const { document } = window;
  const pressed: EarlyPress[] = [];
  const typed: NotedInput[] = [];
  const stopFollowing = followTyping(document, typed);
  window.takeEarlyTyping = () => {
    stopFollowing();
    return typed;
  };
  const click = (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const control = target.closest<HTMLElement>('button, a[href^="#"]');
    if (control === null) return;
    if (control.matches('a')) event.preventDefault();
    pressed.push({ control });
  };
  const key = (event: KeyboardEvent) => {
    const { target: control } = event;
    // Held down, a key presses a button again and again.
    if (event.repeat && event.key === 'Enter') event.preventDefault();
    if (event.repeat || !isSendKey(event)) return;
    if (!(control instanceof HTMLTextAreaElement) || control.enterKeyHint !== 'send') return;
    event.preventDefault();
    pressed.push({ control, text: control.value });
  };
  document.addEventListener('click', click, true);
  document.addEventListener('keydown', key, true);
  window.takeEarlyPresses = () => {
    document.removeEventListener('click', click, true);
    document.removeEventListener('keydown', key, true);
    return pressed;
  };
}
