import { createFileRoute, redirect } from '@tanstack/react-router';
import { LandingScreen } from '@/features/landing/LandingScreen';

export const Route = createFileRoute('/')({
  beforeLoad: async ({ context }) => {
    if (await context.services.visitor.hasCompletedOnboarding()) return;
    throw redirect({ to: '/onboarding' });
  },
  component: LandingScreen,
});
