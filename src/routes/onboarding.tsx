import { createFileRoute } from '@tanstack/react-router';
import { OnboardingScreen } from '@/features/onboarding/OnboardingScreen';
import { useServices } from '@/services/useServices';

export const Route = createFileRoute('/onboarding')({
  component: function Onboarding() {
    const { visitor } = useServices();
    const navigate = Route.useNavigate();
    const complete = async () => {
      await visitor.completeOnboarding();
      // Back from the landing page must not lead here again.
      await navigate({ to: '/', replace: true });
    };
    return <OnboardingScreen onComplete={complete} />;
  },
});
