import { createFileRoute } from '@tanstack/react-router';
import { ChatScreen } from '@/features/chat/ChatScreen';
import { requestBackgroundSync } from '@/features/sync/requestBackgroundSync';

export const Route = createFileRoute('/chat')({
  component: function Chat() {
    const { services } = Route.useRouteContext();
    const sync = () => {
      void services.scheduler.poke();
      void requestBackgroundSync(navigator.serviceWorker);
    };
    return <ChatScreen services={services} onQueued={sync} />;
  },
});
