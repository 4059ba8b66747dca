/** A longer silence, in milliseconds, ends a conversation: what comes after it answers nothing. */
export const LONGEST_SILENCE_MS = 6 * 60 * 60 * 1000;

/** Whether what comes after a wait, in milliseconds, begins a new conversation. */
export function isNewConversation(wait: number): boolean {
  return wait > LONGEST_SILENCE_MS;
}
