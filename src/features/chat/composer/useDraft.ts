import { useEffect, useState } from 'react';
import { createDraftKeeper, type DraftKeeper, type KeptDraft } from '@/data/drafts/draftKeeper';
import { useServices } from '@/services/useServices';
import { usePageLeaving } from '@/ui/page/usePageLeaving';
import { useStore } from '@/ui/state/useStore';

/** The text being written in a session, null until it is known: a moment after the first paint. */
export function useDraft(sessionId: string | null): readonly [KeptDraft, DraftKeeper] {
  const services = useServices();
  const [keeper] = useState(() => createDraftKeeper(services));
  const kept = useStore(keeper.state);
  useEffect(() => keeper.open(sessionId), [keeper, sessionId]);
  usePageLeaving(keeper.leave, keeper.lookAround);
  return [kept, keeper];
}
