import { useState } from 'react';
import { removeWorker } from '@/features/install-and-update/removeWorker';
import { Button } from '@/ui/components/Button/Button';
import { Text } from '@/ui/components/Text/Text';
import { Row } from '@/ui/layout/Row';
import { loadable } from '@/ui/loadable';
import { appHome } from '@/ui/page/appHome';
import { ErrorBoundary } from './ErrorBoundary';
import { FailurePage } from './FailurePage';

const loadTools = () => import('./CrashTools');
const CrashTools = loadable(loadTools);

/** Takes what only a crash needs onto the device, while all is well and there is time. */
export function warmCrashTools(): void {
  loadTools().catch(() => {});
}

async function reloadWithoutWorker(): Promise<void> {
  await removeWorker(navigator.serviceWorker, window.caches, appHome()).catch(() => {});
  location.reload();
}

/** Stands in for a screen, or for all of Taal, when it failed. Works without any lazy part. */
export function CrashScreen() {
  const [opened, setOpened] = useState<'export' | 'erase' | null>(null);
  return (
    <FailurePage
      title="Unexpected Application Error!"
      text="Your chats are safe on this device. Loading the page again often helps; without the worker, all of Taal is fetched anew, which needs a network."
      actions={
        <>
          <Row wrap>
            <Button onClick={() => location.reload()}>Reload</Button>
            <Button tone="quiet" onClick={() => void reloadWithoutWorker()}>
              Reload without the worker
            </Button>
          </Row>
          <Row wrap>
            <Button tone="quiet" size="bar" onClick={() => setOpened('export')}>
              Export my data
            </Button>
            <Button
              tone="ghost"
              size="bar"
              aria-expanded={opened === 'erase'}
              onClick={() => setOpened('erase')}
            >
              Erase
            </Button>
          </Row>
          {opened !== null && (
            <ErrorBoundary fallback={<Text>This needs a part that is missing. Reload first.</Text>}>
              <CrashTools key={opened} tool={opened} />
            </ErrorBoundary>
          )}
        </>
      }
    />
  );
}
