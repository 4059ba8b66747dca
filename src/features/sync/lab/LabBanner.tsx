import { FlaskConical } from 'lucide-react';
import type { Lab } from '@/data/lab/lab';
import { Button } from '@/ui/components/Button/Button';
import { Notice } from '@/ui/components/Notice/Notice';

/**
 * Says on every screen that faults are made on purpose, and ends them with one tap (rule R88). One
 * line: it is there beside a keyboard, too.
 */
export default function LabBanner({ lab }: { readonly lab: Lab }) {
  // Its code is there: the lab is on.
  const stop = async () => (await lab.control()).stop();
  return (
    <div role="status" aria-label="Network lab is on">
      <Notice
        title="Network lab is on"
        tone="waiting"
        icon={<FlaskConical size={20} />}
        action={
          <Button size="small" onClick={() => void stop()}>
            Stop
          </Button>
        }
      />
    </div>
  );
}
