import { CloudOff } from 'lucide-react';
import { Button } from '@/ui/components/Button/Button';
import { Notice } from '@/ui/components/Notice/Notice';

export interface MemoryNoticeProps {
  /** Something was stored here earlier, which cannot be reached now. */
  readonly missing: boolean;
  readonly onReload: () => void;
  readonly onDismiss: () => void;
}

/** Everything works, and all of it is gone when Taal is closed: that has to be said. */
export function MemoryNotice({ missing, onReload, onDismiss }: MemoryNoticeProps) {
  if (!missing) {
    return (
      <Notice
        title="Kept until you close Taal"
        tone="waiting"
        icon={<CloudOff size={20} />}
        onDismiss={onDismiss}
      >
        This browser lets Taal store nothing here, as in some private windows. Everything works;
        nothing stays.
      </Notice>
    );
  }
  return (
    <Notice
      title="Taal cannot open its storage"
      tone="bad"
      icon={<CloudOff size={20} />}
      action={
        <Button size="small" onClick={onReload}>
          Reload
        </Button>
      }
      onDismiss={onDismiss}
    >
      What you saved earlier is not shown. What you write now is kept until you close Taal.
    </Notice>
  );
}
