import { Heading } from '@/ui/components/Heading/Heading';
import { Page } from '@/ui/layout/Page';

export function LandingScreen() {
  return (
    <Page block="roomy">
      <Heading level={1} size="hero">
        Find Your Perfect Soul Mate
      </Heading>
    </Page>
  );
}
