/**
 * Ends the task, so that frames and fingers need not wait for what follows. In an old browser it
 * goes on at once: its timers are slow where nobody sees the page.
 */
export async function yieldToMain(): Promise<void> {
  try {
    await scheduler.yield();
  } catch {
    // Missing in Safari and older browsers, whatever the standard library says.
  }
}
