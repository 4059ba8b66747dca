import { Link } from '@tanstack/react-router';
import { AudioLines } from 'lucide-react';
import { setWeekSeenAt } from '@/data/repositories/weekSeenAt';
import { buttonClass } from '@/ui/components/Button/buttonClass';
import { Notice } from '@/ui/components/Notice/Notice';
import type { DashboardServices } from '../dashboardServices';
import { useIsWeekSeen } from './useIsWeekSeen';
import { useWeek } from './useWeek';
import * as styles from './WeekInvitation.css';

export interface WeekInvitationProps {
  readonly services: Pick<DashboardServices, 'database' | 'clock'>;
}

/** On Monday, once: the week that ended can be looked at, or the offer put away until the next. */
export function WeekInvitation({ services }: WeekInvitationProps) {
  const { database, clock } = services;
  const reading = useWeek(services);
  const isSeen = useIsWeekSeen(database);
  const isOffered = isSeen === false && reading?.kind === 'told' && !reading.isCalm;
  return (
    // Mounted before its words, or they would not be read out.
    <div role="status" className={styles.place}>
      {isOffered && (
        <Notice
          title="Your week is ready"
          icon={<AudioLines size={18} aria-hidden />}
          action={
            <Link
              to="/dashboard"
              search={{ tab: 'week' }}
              className={buttonClass({ size: 'small' })}
            >
              See how it went
            </Link>
          }
          onDismiss={() => void setWeekSeenAt(database, clock())}
        />
      )}
    </div>
  );
}
