import { useLocation } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { isHealthy } from '@/data/database/health';
import { useServices } from '@/services/useServices';
import { NoticeRegion } from '@/ui/components/Notice/NoticeRegion';
import { loadable } from '@/ui/loadable';
import { useStore } from '@/ui/state/useStore';
import { ErrorBoundary } from '../failure/ErrorBoundary';
import { saveAndReload } from '../reload/saveAndReload';

// Loaded when there is news: on most days there is none.
const InstallOffer = loadable(() => import('./InstallOffer'));
const InsecureNotice = loadable(() => import('@/features/install-and-update/InsecureNotice'));
const UpdateNotice = loadable(() => import('@/features/install-and-update/UpdateNotice'));
const StorageNotices = loadable(() => import('@/features/data-ownership/storage/StorageNotices'));

/** Their foot has its own use: the composer, and the way on. */
const FOOT_IS_TAKEN = ['/chat', '/onboarding'];

/** News about the app itself: quiet, in one place, and never in the way of anything. */
export function Notices() {
  const { database, health, updates, installation } = useServices();
  const isFootTaken = useLocation({ select: ({ pathname }) => FOOT_IS_TAKEN.includes(pathname) });
  const hasUpdate = useStore(updates.isReady);
  const storage = useStore(health);
  const { way } = useStore(installation.state);
  const isInsecure = useSyncExternalStore(
    () => () => {},
    () => !isSecureContext,
    () => false,
  );
  const mayInstall = way !== 'none' && !installation.isStandalone;
  return (
    <NoticeRegion place={isFootTaken ? 'top' : 'bottom'}>
      <ErrorBoundary fallback={null}>
        {isInsecure && <InsecureNotice />}
        {hasUpdate && <UpdateNotice updates={updates} />}
        {mayInstall && <InstallOffer isTimely={!hasUpdate && isHealthy(storage)} />}
        {!isHealthy(storage) && (
          <StorageNotices
            onReload={() => void saveAndReload(database)}
            onRestored={() => location.assign(import.meta.env.BASE_URL)}
          />
        )}
      </ErrorBoundary>
    </NoticeRegion>
  );
}
