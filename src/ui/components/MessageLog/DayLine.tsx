import { Text } from '@/ui/components/Text/Text';
import { dayOf } from '@/ui/dayAndTime';
import { useToday } from '@/ui/usePresent';
import * as styles from './DayLine.css';

export function DayLine({ day }: { readonly day: Date }) {
  const today = useToday();
  return (
    <div className={styles.line}>
      <Text as="span" size="tiny" tone="soft">
        {dayOf(day, today)}
      </Text>
    </div>
  );
}
