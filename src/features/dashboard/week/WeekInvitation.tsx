import { Link } from '@tanstack/react-router';
import { AudioLines, X } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { setWeekSeenAt } from '@/data/repositories/values/weekSeenAt';
import { useServices } from '@/services/useServices';
import { IconButton } from '@/ui/components/IconButton/IconButton';
import { useIsWeekSeen } from './useIsWeekSeen';
import { useWeek } from './useWeek';
import * as styles from './WeekInvitation.css';

/** On Monday, once: the week that ended can be looked at, or the offer put away until the next. */
export function WeekInvitation() {
  const { database, clock } = useServices();
  const reading = useWeek();
  const isSeen = useIsWeekSeen(database);
  const isOffered = isSeen === false && reading?.kind === 'told' && !reading.isCalm;
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute(styles.OFFERED, isOffered);
    return () => root.removeAttribute(styles.OFFERED);
  }, [isOffered]);
  return (
    // Mounted before its words, or they would not be read out.
    <div role="status" className={styles.place}>
      {isOffered && (
        <div className={styles.bar}>
          <Link to="/dashboard" search={{ tab: 'week' }} className={styles.link}>
            <AudioLines size={18} aria-hidden className={styles.icon} />
            <span>See how your week went</span>
          </Link>
          <IconButton
            label="Dismiss: See how your week went"
            icon={<X size={18} aria-hidden />}
            onClick={() => void setWeekSeenAt(database, clock())}
          />
        </div>
      )}
    </div>
  );
}
