import { useState } from 'react';

/**
 * A pane for each session, but the same for one as before it was known: its composer may already
 * have the focus, and text.
 */
export function useConversationKey(sessionId: string | null): number {
  const [pane, setPane] = useState({ sessionId, number: 0 });
  if (pane.sessionId === sessionId) return pane.number;
  const number = pane.sessionId === null ? pane.number : pane.number + 1;
  setPane({ sessionId, number });
  return number;
}
