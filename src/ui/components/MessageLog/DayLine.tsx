import { Text } from '@/ui/components/Text/Text';
import { dayOf } from '@/ui/dayAndTime';
import * as styles from './DayLine.css';

export function DayLine({ day }: { readonly day: Date }) {
  return (
    <div className={styles.line}>
      <Text as="span" size="tiny" tone="soft">
        {dayOf(day, new Date())}
      </Text>
    </div>
  );
}
