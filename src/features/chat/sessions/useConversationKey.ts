import { useState } from 'react';

/**
 * A pane for each session, but the same for the first one as before it was known: its composer may
 * already have the focus, and text.
 */
export function useConversationKey(sessionId: string | null): string {
  const [first, setFirst] = useState<string | null>(null);
  if (first === null && sessionId !== null) setFirst(sessionId);
  return sessionId === null || first === null || sessionId === first ? 'first' : sessionId;
}
