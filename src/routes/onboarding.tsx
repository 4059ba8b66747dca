import { createFileRoute } from '@tanstack/react-router';
import { OnboardingScreen } from '@/features/onboarding/OnboardingScreen';

export const Route = createFileRoute('/onboarding')({
  component: function Onboarding() {
    const { services } = Route.useRouteContext();
    const navigate = Route.useNavigate();
    const complete = async () => {
      await services.visitor.completeOnboarding();
      // Back from the landing page must not lead here again.
      await navigate({ to: '/', replace: true });
    };
    const { database, clock } = services;
    return <OnboardingScreen services={{ database, clock }} onComplete={complete} />;
  },
});
