import { useEffect, useState } from 'react';
import { createDraftKeeper, type DraftKeeper, type KeptDraft } from '@/data/drafts/draftKeeper';
import { useServices } from '@/services/useServices';
import { usePageLeaving } from '@/ui/page/usePageLeaving';
import { useStore } from '@/ui/state/useStore';

/** What is half-written to a match. Unlike the conversation, it outlives the page. */
export function useMatchDraft(matchId: string): readonly [KeptDraft, DraftKeeper] {
  const services = useServices();
  const [keeper] = useState(() => createDraftKeeper(services));
  const kept = useStore(keeper.state);
  useEffect(() => keeper.open(matchId), [keeper, matchId]);
  usePageLeaving(keeper.leave, keeper.lookAround);
  return [kept, keeper];
}
