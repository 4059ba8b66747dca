import { Text } from '@/ui/components/Text/Text';
import { useToday } from '@/ui/page/usePresent';
import { dayOf } from '@/ui/text/dayAndTime';
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
