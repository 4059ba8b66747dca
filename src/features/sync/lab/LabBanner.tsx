import type { Lab } from '@/data/lab/lab';
import { Button } from '@/ui/components/Button/Button';
import { Text } from '@/ui/components/Text/Text';
import * as styles from './LabBanner.css';

/** Says on every screen that faults are made on purpose, and ends them with one tap (rule R88). */
export default function LabBanner({ lab }: { readonly lab: Lab }) {
  // Its code is there: the lab is on.
  const stop = async () => (await lab.control()).stop();
  return (
    <div role="status" aria-label="Network lab is on" className={styles.banner}>
      <Text as="span" size="note" weight="bold">
        Network lab is on
      </Text>
      <Button size="small" tone="quiet" onClick={() => void stop()}>
        Stop
      </Button>
    </div>
  );
}
