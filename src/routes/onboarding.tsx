import { createFileRoute } from '@tanstack/react-router';
import { setHasCompletedOnboarding } from '@/data/repositories/hasCompletedOnboarding';
import { OnboardingScreen } from '@/features/onboarding/OnboardingScreen';

export const Route = createFileRoute('/onboarding')({
  component: function Onboarding() {
    const { services } = Route.useRouteContext();
    const navigate = Route.useNavigate();
    const complete = async () => {
      await setHasCompletedOnboarding(services.database);
      // Back from the landing page must not lead here again.
      await navigate({ to: '/', replace: true });
    };
    const { database, clock } = services;
    return <OnboardingScreen services={{ database, clock }} onComplete={complete} />;
  },
});
