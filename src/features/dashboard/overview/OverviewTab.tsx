import { openProfileEdit } from '@/data/repositories/profileDraft';
import { dashboardStatsOf, NOTHING_KNOWN } from '@/domain/dashboard/dashboardStats';
import { useServices } from '@/services/useServices';
import { Stack } from '@/ui/layout/Stack';
import { YourRhythm } from '../rhythm/YourRhythm';
import { useDashboard } from '../useDashboard';
import { AiInsights } from './AiInsights';
import { FigureCard } from './FigureCard';
import * as styles from './Overview.css';
import { Performance } from './Performance';
import { ProfileCompletion } from './ProfileCompletion';

// These have no source on the device, so that they stand before anything is read.
const { profileViews, likes, matches, profileScore } = dashboardStatsOf(NOTHING_KNOWN);

/** The numbers at a glance (rule “Dashboard figures”). */
export function OverviewTab() {
  const { database } = useServices();
  const dashboard = useDashboard();
  const stats = dashboard?.stats ?? null;
  return (
    <Stack gap="x4">
      <ul aria-label="Your numbers" className={styles.figures}>
        <FigureCard label="Profile Views" figure={stats?.profileViews ?? profileViews} />
        <FigureCard label="Likes Received" figure={stats?.likes ?? likes} />
        <FigureCard label="Total Matches" figure={stats?.matches ?? matches} />
        <FigureCard label="Messages Sent" figure={stats?.messages ?? null} span="in all" />
      </ul>
      <YourRhythm />
      <div className={styles.cards}>
        <Performance stats={stats} />
        <AiInsights realtime={dashboard?.known.realtime} />
        <ProfileCompletion
          dashboard={dashboard}
          score={stats?.profileScore ?? profileScore}
          onEditProfile={() => void openProfileEdit(database)}
        />
      </div>
    </Stack>
  );
}
