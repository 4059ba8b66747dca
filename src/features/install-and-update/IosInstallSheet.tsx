import { Check, Share, SquarePlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/ui/components/Button/Button';
import { Sheet } from '@/ui/components/Sheet/Sheet';
import { Text } from '@/ui/components/Text/Text';
import { Stack } from '@/ui/layout/Stack';
import * as styles from './IosInstallSheet.css';

const STEPS = [
  {
    icon: Share,
    text: 'Tap Share, in the bar of Safari or Chrome, or in the menu of Edge or Firefox',
  },
  { icon: SquarePlus, text: 'Choose Add to Home Screen' },
  { icon: Check, text: 'Tap Add: Taal is on your home screen' },
] as const;

export interface IosInstallSheetProps {
  /** Saves the backup file that carries the data over. */
  readonly backup: ReactNode;
  readonly onClose: () => void;
}

/** How Taal is installed on iOS, where no page can do it. */
export default function IosInstallSheet({ backup, onClose }: IosInstallSheetProps) {
  return (
    <Sheet
      open
      title="Install Taal"
      footer={
        <Button tone="ghost" block onClick={onClose}>
          Not now
        </Button>
      }
      onClose={onClose}
    >
      <Stack gap="x5">
        <ol className={styles.steps}>
          {STEPS.map(({ icon: Icon, text }) => (
            <li key={text} className={styles.step}>
              <span aria-hidden className={styles.icon}>
                <Icon size={22} />
              </span>
              <Text>{text}</Text>
            </li>
          ))}
        </ol>
        <Stack gap="x3">
          <Text size="note" tone="soft">
            The app on the home screen has a storage of its own, apart from the browser’s. What you
            have here comes along in a backup file: save it now, and import it there under Profile,
            Privacy.
          </Text>
          {backup}
        </Stack>
      </Stack>
    </Sheet>
  );
}
