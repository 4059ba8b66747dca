import { useEffect, useEffectEvent } from 'react';
import type { Mailbox } from '@/domain/mailbox';

/** Reads the backup file that was opened with Taal, as if it had been chosen here. */
export function useOpenedBackup(opened: Mailbox<File>, read: (file: File) => void): void {
  const take = useEffectEvent(() => {
    const file = opened.take();
    if (file !== null) read(file);
  });
  useEffect(() => {
    take();
    return opened.subscribe(() => take());
  }, [opened]);
}
