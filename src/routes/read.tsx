import { createFileRoute } from '@tanstack/react-router';
import { ReadScreen } from '@/features/real-chats/ReadScreen';

export const Route = createFileRoute('/read')({
  component: function Read() {
    const navigate = Route.useNavigate();
    return <ReadScreen onAsked={() => void navigate({ to: '/chat', search: {} })} />;
  },
});
