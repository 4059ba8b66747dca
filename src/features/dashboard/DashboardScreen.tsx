import { Heading } from '@/ui/components/Heading/Heading';
import { Page } from '@/ui/layout/Page';

export function DashboardScreen() {
  return (
    <Page block="roomy">
      <Heading level={1}>Your Dashboard</Heading>
    </Page>
  );
}
