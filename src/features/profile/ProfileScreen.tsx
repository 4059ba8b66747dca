import { Heading } from '@/ui/components/Heading/Heading';
import { Page } from '@/ui/layout/Page';

export function ProfileScreen() {
  return (
    <Page block="roomy">
      <Heading level={1}>Your profile</Heading>
    </Page>
  );
}
