import { Heading } from '@/ui/components/Heading/Heading';
import { Skeleton } from '@/ui/components/Skeleton/Skeleton';
import { Tabs } from '@/ui/components/Tabs/Tabs';
import { Page } from '@/ui/layout/Page';
import { Stack } from '@/ui/layout/Stack';
import { loadable } from '@/ui/loadable';
import type { DashboardServices } from './dashboardServices';
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

export interface DashboardScreenProps {
  readonly services: DashboardServices;
  readonly tab: DashboardTabName;
  readonly onTab: (tab: DashboardTabName) => void;
}

export function DashboardScreen({ services, tab, onTab }: DashboardScreenProps) {
  const lateTabs = [
    { value: 'analytics', label: 'Analytics', Content: AnalyticsTab },
    { value: 'tips', label: 'Tips', Content: TipsTab },
    { value: 'rewards', label: 'Rewards', Content: RewardsTab },
  ] as const;
  return (
    <Page block="roomy">
      <Stack gap="x4">
        <Heading level={1}>Your Dashboard</Heading>
        <Tabs
          label="Dashboard"
          value={tab}
          onValueChange={onTab}
          tabs={[
            { value: 'overview', label: 'Overview', content: <OverviewTab services={services} /> },
            ...lateTabs.map(({ value, label, Content }) => ({
              value,
              label,
              content: <Content services={services} />,
            })),
          ]}
        />
      </Stack>
    </Page>
  );
}
