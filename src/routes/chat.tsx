import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { id } from '@/data/database/rows/fields';
import { ChatScreen } from '@/features/chat/ChatScreen';
import { askToPersist } from '@/features/data-ownership/storage/askToPersist';
import { ShareOffer } from '@/features/sharing/ShareOffer';
import { useServices } from '@/services/useServices';

const oneId = v.fallback(v.optional(id), undefined);
const search = v.object({ session: oneId, message: oneId });

export const Route = createFileRoute('/chat')({
  validateSearch: (raw): { session?: string; message?: string } => {
    const parsed = v.safeParse(search, raw);
    const { session, message } = parsed.success ? parsed.output : {};
    if (session === undefined) return {};
    return message === undefined ? { session } : { session, message };
  },
  component: function Chat() {
    const services = useServices();
    const navigate = Route.useNavigate();
    return (
      <>
        <ChatScreen
          onSent={() => void askToPersist(services.clock)}
          wanted={Route.useSearch()}
          onUse={(matchId) => {
            services.matchToOpen.put(matchId);
            void navigate({ to: '/matches', search: {} });
          }}
          onRequestHandled={() =>
            void navigate({ search: {}, replace: true, viewTransition: false, resetScroll: false })
          }
        />
        <ShareOffer
          database={services.database}
          onPhotos={(files) => {
            services.sharedPhotos.put(files);
            void navigate({ to: '/profile', search: {} });
          }}
          onChat={(chat) => {
            services.openedChat.put(chat);
            void navigate({ to: '/read', search: {} });
          }}
        />
      </>
    );
  },
});
