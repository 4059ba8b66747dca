import { createFileRoute } from '@tanstack/react-router';
import { setHasCompletedOnboarding } from '@/data/repositories/hasCompletedOnboarding';
import { OnboardingScreen } from '@/features/onboarding/OnboardingScreen';

export const Route = createFileRoute('/onboarding')({
  component: function Onboarding() {
    const { services } = Route.useRouteContext();
    const navigate = Route.useNavigate();
    const complete = async () => {
      await setHasCompletedOnboarding(services.database);
      await navigate({ to: '/' });
    };
    return <OnboardingScreen onComplete={complete} />;
  },
});
