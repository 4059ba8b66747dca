import { useState } from 'react';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import type { LoggedMessage } from './logRows';

export type AnnouncementProps = {
  /** Null until they are read. */
  messages: readonly (LoggedMessage & { readonly text: string })[] | null;
  /** Who replies. */
  author: string;
  /** The status while the other side writes, such as "AI is typing". */
  typing: string | null;
};

/** Reads out that someone writes, and the reply when it arrives; what was there at the opening is not news. */
export function Announcement({ messages, author, typing }: AnnouncementProps) {
  const last = messages?.at(-1);
  const [known, setKnown] = useState<string | null>(null);
  if (messages !== null && known === null) setKnown(last?.id ?? '');
  const news = last !== undefined && last.sender !== 'user' && last.id !== known;
  return (
    <VisuallyHidden as="div" aria-live="polite">
      {typing ?? (news ? `${author}: ${last.text}` : '')}
    </VisuallyHidden>
  );
}
