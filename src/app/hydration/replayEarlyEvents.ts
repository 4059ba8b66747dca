/**
 * Replays the clicks and the Enter that happened before the app was there. React hydrates the
 * target of an event before it passes the event on, so this may follow the call that starts
 * hydration at once.
 */
export function replayEarlyEvents(window: Window): void {
  for (const { control, text } of window.takeEarlyPresses?.() ?? []) {
    if (!control.isConnected) continue;
    if (control instanceof HTMLTextAreaElement) {
      // Who went on writing is not done.
      if (control.value !== text) continue;
      const enter = { key: 'Enter', bubbles: true, cancelable: true };
      control.dispatchEvent(new KeyboardEvent('keydown', enter));
      continue;
    }
    // A tab opens when it is pressed, all else when it is let go.
    control.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    control.click();
  }
}
