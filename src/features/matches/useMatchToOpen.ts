import { useEffect, useEffectEvent } from 'react';
import type { Mailbox } from '@/domain/mailbox';
import type { Match } from '@/domain/matches/match';

/** Opens the chat that a notification asked for; a match that is hidden by now is passed over. */
export function useMatchToOpen(
  asked: Mailbox<string>,
  matches: readonly Match[],
  open: (match: Match) => void,
): void {
  const take = useEffectEvent(() => {
    const id = asked.take();
    const match = matches.find((known) => known.id === id);
    if (match !== undefined) open(match);
  });
  useEffect(() => {
    take();
    return asked.subscribe(() => take());
  }, [asked]);
}
