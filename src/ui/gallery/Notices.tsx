import { HardDrive, RefreshCw, Sparkles } from 'lucide-react';
import { Button } from '@/ui/components/Button/Button';
import { Notice } from '@/ui/components/Notice/Notice';
import { Group } from './Group';

const dismiss = () => {};

export function Notices() {
  return (
    <Group title="Notices">
      <Notice
        title="Update ready"
        icon={<Sparkles size={20} />}
        action={<Button size="small">Update now</Button>}
        onDismiss={dismiss}
      >
        All open tabs change over. What you are writing stays.
      </Notice>
      <Notice title="Reload to continue" tone="waiting" icon={<RefreshCw size={20} />}>
        A newer Taal is open in another tab.
      </Notice>
      <Notice
        title="No room left on this device"
        tone="bad"
        icon={<HardDrive size={20} />}
        onDismiss={dismiss}
      >
        The last change is not stored. Free some space, then try again.
      </Notice>
    </Group>
  );
}
