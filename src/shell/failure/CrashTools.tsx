import { useEffect, useState } from 'react';
import { systemTimers } from '@/data/timers';
import { EraseForm } from '@/features/data-ownership/erase/EraseForm';
import { useExport } from '@/features/data-ownership/export/useExport';
import type { Services } from '@/services/services';
import { Button } from '@/ui/components/Button/Button';
import { Text } from '@/ui/components/Text/Text';
import { Stack } from '@/ui/layout/Stack';
import { createPageDatabase } from '../../features/data-ownership/storage/pageDatabase';

function ExportNow({ own }: { readonly own: Pick<Services, 'database' | 'clock' | 'timers'> }) {
  const { said, failed, waiting, start } = useExport(own, import.meta.env.VITE_APP_VERSION);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, because it was asked for.
  useEffect(start, []);
  return (
    <Stack gap="x3" align="start">
      <div role="status" aria-live="polite">
        {said !== null && <Text tone={failed ? 'danger' : 'good'}>{said}</Text>}
      </div>
      {waiting !== null && (
        <Button tone="quiet" size="bar" onClick={start}>
          Share the backup
        </Button>
      )}
    </Stack>
  );
}

/** Exporting and erasing with a connection of their own: what crashed may have broken the other. */
export default function CrashTools({ tool }: { readonly tool: 'export' | 'erase' }) {
  const [own] = useState(() => ({
    ...createPageDatabase(),
    clock: () => Date.now(),
    timers: systemTimers,
  }));
  useEffect(() => () => own.database.close(), [own]);
  if (tool === 'export') return <ExportNow own={own} />;
  return <EraseForm {...own} onErased={() => location.replace(import.meta.env.BASE_URL)} />;
}
