import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import * as v from 'valibot';
import { leaveProfileEdit } from '@/data/repositories/profileDraft';
import { ProfileScreen } from '@/features/profile/ProfileScreen';
import { PROFILE_TABS, type ProfileTabName } from '@/features/profile/profileTabs';
import { useServices } from '@/services/useServices';
import { loadable } from '@/ui/loadable';

// Below the fold of the last tab, and a tenth of what the screen needs.
const YourData = loadable(async () => ({
  default: (await import('@/features/data-ownership/YourData')).YourData,
}));

const LeftDevice = loadable(async () => ({
  default: (await import('@/features/ledger/LeftDevice')).LeftDevice,
}));

const search = v.object({ tab: v.fallback(v.optional(v.picklist(PROFILE_TABS)), undefined) });

/** The tab that an address names; the first one when it names none. */
function tabOf(raw: unknown): ProfileTabName {
  const parsed = v.safeParse(search, raw);
  return (parsed.success ? parsed.output.tab : undefined) ?? 'profile';
}

export const Route = createFileRoute('/profile')({
  validateSearch: (raw): { tab?: ProfileTabName } => {
    const tab = tabOf(raw);
    return tab === 'profile' ? {} : { tab };
  },
  onLeave: ({ context: { services } }) =>
    void leaveProfileEdit(services.database).catch(() => {
      // It is open when the profile is opened again.
    }),
  component: function Profile() {
    const { database } = useServices();
    const navigate = Route.useNavigate();
    const app = import.meta.env.VITE_APP_VERSION;
    const [isLedgerRead, setIsLedgerRead] = useState(false);
    return (
      <ProfileScreen
        tab={tabOf(Route.useSearch())}
        onTab={(tab) =>
          void navigate({
            search: tab === 'profile' ? {} : { tab },
            viewTransition: false,
            resetScroll: false,
          })
        }
        leftDevice={<LeftDevice database={database} onRead={() => setIsLedgerRead(true)} />}
        yourData={
          isLedgerRead && (
            <YourData
              app={app}
              onImported={() => location.reload()}
              onErased={() => location.replace(import.meta.env.BASE_URL)}
            />
          )
        }
      />
    );
  },
});
