import { useEffect, useRef } from 'react';
import type { Mailbox } from '@/domain/mailbox';

/** Reads the backup file that was opened with Taal, as if it had been chosen here. */
export function useOpenedBackup(
  opened: Mailbox<File> | undefined,
  read: (file: File) => void,
): void {
  const latest = useRef(read);
  latest.current = read;
  useEffect(() => {
    if (opened === undefined) return;
    const take = () => {
      const file = opened.take();
      if (file !== null) latest.current(file);
    };
    take();
    return opened.subscribe(take);
  }, [opened]);
}
