import { useRef } from 'react';
import type { ChatMessage } from '@/domain/chat/chatMessage';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';

/** Reads a reply out when it arrives; what was there at the opening is not news. */
export function Announcement({ messages }: { readonly messages: readonly ChatMessage[] | null }) {
  const last = messages?.at(-1);
  const known = useRef<string | null>(null);
  if (messages !== null && known.current === null) known.current = last?.id ?? '';
  const isNews = last?.sender === 'ai' && last.id !== known.current;
  return (
    <VisuallyHidden as="div" aria-live="polite">
      {isNews ? `Taal: ${last.text}` : ''}
    </VisuallyHidden>
  );
}
