import { useEffect, useEffectEvent } from 'react';
import { useServices } from '@/services/useServices';
import type { ReadChat } from './useReadChat';

/** Reads the chat that was shared with Taal and taken, or that the system opened with it. */
export function useIncomingChat(reader: ReadChat): void {
  const { openedChat } = useServices();
  const takeOpened = useEffectEvent(() => {
    const chat = openedChat.take();
    if (chat !== null) reader.read({ kind: 'file', file: chat.file }, chat.others);
  });
  useEffect(() => {
    takeOpened();
    return openedChat.subscribe(() => takeOpened());
  }, [openedChat]);
}
