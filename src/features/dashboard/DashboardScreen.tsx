import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { buttonClass } from '@/ui/components/Button/buttonClass';
import { Heading } from '@/ui/components/Heading/Heading';
import { Skeleton } from '@/ui/components/Skeleton/Skeleton';
import { Tabs } from '@/ui/components/Tabs/Tabs';
import { focusScreen } from '@/ui/focus/moveFocus';
import { Page } from '@/ui/layout/Page';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import { loadable } from '@/ui/loadable';
import { useToday } from '@/ui/page/usePresent';
import type { DashboardTabName } from './dashboardTabs';
import { OverviewTab } from './overview/OverviewTab';

// Only the initial tab is paid for by everyone.
const coming = <Skeleton shape="card" />;
const AnalyticsTab = loadable(
  async () => ({ default: (await import('./analytics/AnalyticsTab')).AnalyticsTab }),
  coming,
);
const TipsTab = loadable(
  async () => ({ default: (await import('./tips/TipsTab')).TipsTab }),
  coming,
);
const RewardsTab = loadable(
  async () => ({ default: (await import('./rewards/RewardsTab')).RewardsTab }),
  coming,
);
const WeekPage = loadable(
  async () => ({ default: (await import('./week/WeekPage')).WeekPage }),
  coming,
);
// On one day a week, once.
const WeekInvitation = loadable(async () => ({
  default: (await import('./week/WeekInvitation')).WeekInvitation,
}));

export interface DashboardScreenProps {
  readonly tab: DashboardTabName;
  readonly onTab: (tab: DashboardTabName) => void;
}

/** The week takes the place of the tabs, and with its heading the focus; a first screen does not. */
function useHeadingFocus(isWeek: boolean): void {
  const shown = useRef(isWeek);
  useEffect(() => {
    if (shown.current === isWeek) return;
    shown.current = isWeek;
    focusScreen();
  }, [isWeek]);
}

export function DashboardScreen({ tab, onTab }: DashboardScreenProps) {
  const isWeek = tab === 'week';
  useHeadingFocus(isWeek);
  const isMonday = useToday().getDay() === 1;
  const lateTabs = [
    { value: 'analytics', label: 'Analytics', Content: AnalyticsTab },
    { value: 'tips', label: 'Tips', Content: TipsTab },
    { value: 'rewards', label: 'Rewards', Content: RewardsTab },
  ] as const;
  return (
    <Page block="roomy">
      <Stack gap="x4">
        <Row justify="between" gap="x3" wrap>
          <Heading level={1}>{isWeek ? 'Your week' : 'Your Dashboard'}</Heading>
          <Link
            to="/dashboard"
            search={isWeek ? {} : { tab: 'week' }}
            activeOptions={{ exact: true }}
            className={buttonClass({ tone: 'quiet', size: 'bar' })}
          >
            {isWeek ? 'Back to dashboard' : 'Your week'}
          </Link>
        </Row>
        {isWeek ? (
          <WeekPage />
        ) : (
          <Tabs
            label="Dashboard"
            value={tab}
            onValueChange={onTab}
            tabs={[
              {
                value: 'overview',
                label: 'Overview',
                content: <OverviewTab />,
              },
              ...lateTabs.map(({ value, label, Content }) => ({
                value,
                label,
                content: <Content />,
              })),
            ]}
          />
        )}
        {isMonday && !isWeek && <WeekInvitation />}
      </Stack>
    </Page>
  );
}
