import { useEffect, useRef } from 'react';
import type { Mailbox } from '@/domain/mailbox';
import type { Match } from '@/domain/matches/match';

/** Opens the chat that a notification asked for; a match that is hidden by now is passed over. */
export function useMatchToOpen(
  asked: Mailbox<string> | undefined,
  matches: readonly Match[],
  open: (match: Match) => void,
): void {
  const latest = useRef({ matches, open });
  latest.current = { matches, open };
  useEffect(() => {
    if (asked === undefined) return;
    const take = () => {
      const id = asked.take();
      const match = latest.current.matches.find((known) => known.id === id);
      if (match !== undefined) latest.current.open(match);
    };
    take();
    return asked.subscribe(take);
  }, [asked]);
}
