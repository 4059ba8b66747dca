import { useLiveQuery } from 'dexie-react-hooks';
import { getActiveSessionId } from '@/data/repositories/chat/activeSessionId';
import { getChatSession } from '@/data/repositories/chat/chatSessions';
import { getUserStats } from '@/data/repositories/userStats';
import {
  getInstallDismissedAt,
  setInstallDismissedAt,
} from '@/data/repositories/values/installDismissedAt';
import { isCalm } from '@/domain/coach/conversation/coachState';
import { mayOfferInstall, shouldSuggestInstall } from '@/domain/install/installOffer';
import { useServices } from '@/services/useServices';
import { useStore } from '@/ui/state/useStore';

export interface InstallOffer {
  /** A button may stand where a person looks for one. */
  readonly isPossible: boolean;
  /** It may be suggested unasked. */
  readonly isSuggested: boolean;
  readonly isSheetOpen: boolean;
  readonly install: () => void;
  /** Puts it aside for a month. */
  readonly dismiss: () => void;
}

export function useInstallOffer(): InstallOffer {
  const { database, clock, installation } = useServices();
  const { way, isSheetOpen } = useStore(installation.state);
  const known = useLiveQuery(async () => {
    const dismissedAt = await getInstallDismissedAt(database);
    const { totalMessages } = await getUserStats(database);
    // Beside a talk about danger nothing is advertised.
    const open = await getActiveSessionId(database);
    const session = open === null ? null : await getChatSession(database, open);
    return { dismissedAt, messagesSent: isCalm(session?.coach) ? 0 : totalMessages };
  }, [database]);
  const { isStandalone } = installation;
  const situation = known === undefined ? null : { way, isStandalone, ...known };
  const dismiss = () => {
    installation.closeSheet();
    void setInstallDismissedAt(database, clock());
  };
  return {
    isPossible: situation !== null && mayOfferInstall(situation),
    isSuggested: situation !== null && shouldSuggestInstall(situation, clock()),
    isSheetOpen,
    install: () => {
      installation.install().then(
        (outcome) => {
          if (outcome === 'dismissed') dismiss();
        },
        // The browser has taken its offer back.
        () => {},
      );
    },
    dismiss,
  };
}
