import { isSendKey } from '../ui/components/MessageField/isSendKey.ts';

/** A control that was pressed, or a field in which Enter was, with its text of that moment. */
export interface EarlyPress {
  readonly control: HTMLElement;
  readonly text?: string;
}

declare global {
  interface Window {
    /** The last press so far, if any; from then on nothing more is noted. */
    takeEarlyPress?: () => EarlyPress | null;
  }
}

/**
 * A first screen can be seen before the app is there: the last press is noted, and Enter in the
 * composer. Links to other screens need no help; the one to the main content would change the address.
 */
export function captureEarlyEvents(window: Window): void {
  const { document } = window;
  let last: EarlyPress | null = null;
  const click = (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const control = target.closest<HTMLElement>('button, a[href^="#"]');
    if (control === null) return;
    if (control.matches('a')) event.preventDefault();
    last = { control };
  };
  const key = (event: KeyboardEvent) => {
    const { target: control } = event;
    if (!isSendKey(event) || !(control instanceof HTMLTextAreaElement)) return;
    if (control.enterKeyHint !== 'send') return;
    event.preventDefault();
    if (!event.repeat) last = { control, text: control.value };
  };
  document.addEventListener('click', click, true);
  document.addEventListener('keydown', key, true);
  window.takeEarlyPress = () => {
    document.removeEventListener('click', click, true);
    document.removeEventListener('keydown', key, true);
    return last;
  };
}
