import { createFileRoute, redirect } from '@tanstack/react-router';
import { getHasCompletedOnboarding } from '@/data/repositories/hasCompletedOnboarding';
import { LandingScreen } from '@/features/landing/LandingScreen';

export const Route = createFileRoute('/')({
  beforeLoad: async ({ context }) => {
    if (await getHasCompletedOnboarding(context.services.database)) return;
    throw redirect({ to: '/onboarding' });
  },
  component: LandingScreen,
});
