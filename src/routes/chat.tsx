import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { id } from '@/data/database/rows/fields';
import { ChatScreen } from '@/features/chat/ChatScreen';
import { askToPersist } from '@/features/data-ownership/storage/askToPersist';

const search = v.object({ session: v.fallback(v.optional(id), undefined) });

export const Route = createFileRoute('/chat')({
  validateSearch: (raw): { session?: string } => {
    const parsed = v.safeParse(search, raw);
    const session = parsed.success ? parsed.output.session : undefined;
    return session === undefined ? {} : { session };
  },
  component: function Chat() {
    const { services } = Route.useRouteContext();
    const navigate = Route.useNavigate();
    return (
      <ChatScreen
        services={services}
        onSent={() => void askToPersist(services.clock)}
        asked={services.exchangeToAsk}
        wanted={Route.useSearch().session}
        onUse={(matchId) => {
          services.matchToOpen.put(matchId);
          void navigate({ to: '/matches', search: {} });
        }}
        onRequestHandled={() =>
          void navigate({ search: {}, replace: true, viewTransition: false, resetScroll: false })
        }
      />
    );
  },
});
