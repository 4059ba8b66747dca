import { useEffect, useEffectEvent } from 'react';
import { takeSharedChat } from '@/data/sharing/sharedChat';
import type { RealChatsServices } from '../realChatsServices';
import type { ReadChat } from './useReadChat';

/** Reads the chat that another app shared with Taal, or that the system opened with it. */
export function useIncomingChat(services: RealChatsServices, reader: ReadChat): void {
  const { database, openedChat } = services;
  const takeOpened = useEffectEvent(() => {
    const chat = openedChat.take();
    if (chat !== null) reader.read({ kind: 'file', file: chat.file }, chat.others);
  });
  const takeShared = useEffectEvent(() => {
    if (document.visibilityState !== 'visible') return;
    takeSharedChat(database).then(
      (shared) => {
        if (shared === null) return;
        if (shared.blob === null) reader.refuse('tooLarge');
        else reader.read({ kind: 'file', file: shared.blob }, shared.others);
      },
      // It waits, and is taken at the next occasion.
      () => {},
    );
  });
  useEffect(() => {
    takeOpened();
    takeShared();
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener('visibilitychange', () => takeShared(), { signal });
    addEventListener('pageshow', () => takeShared(), { signal });
    const unsubscribe = openedChat.subscribe(() => takeOpened());
    return () => {
      stop.abort();
      unsubscribe();
    };
  }, [openedChat]);
}
