/**
 * Repeats the last click or Enter that happened before the app was there. React hydrates the target
 * of an event before it passes the event on, so this may follow the call that starts hydration.
 */
export function replayEarlyPress(window: Window): void {
  const press = window.takeEarlyPress?.() ?? null;
  if (press === null || !press.control.isConnected) return;
  const { control, text } = press;
  if (control instanceof HTMLTextAreaElement) {
    // A text that was changed after Enter is not finished.
    if (control.value !== text) return;
    control.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
    );
    return;
  }
  // A tab opens on the press of the mouse, everything else on the click.
  control.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  control.click();
}
