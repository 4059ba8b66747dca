import { type NoticeTarget, noticeTag } from '@/domain/chat/replyNotice';

/** What of the browser this needs. */
export interface NoticePlaces {
  /** Closes the notifications with a tag, whichever page has shown them. */
  readonly close: (tag: string) => void;
  /** Whether somebody can see this page. */
  readonly isInView: () => boolean;
  /** Reaches the other tabs; null where the browser has no channel between them. */
  readonly channel: {
    postMessage(tag: string): void;
    onmessage: ((event: MessageEvent<unknown>) => void) | null;
  } | null;
}

export interface ReadNotices {
  /** A conversation is on the screen, until the returned function is called. */
  reading(target: NoticeTarget): () => void;
  /** This page has shown a notification; its conversation may be read here or in another tab. */
  shown(target: NoticeTarget): void;
  /** The page has come into view. */
  seen(): void;
}

/** Closes the notifications of a conversation once it is read, in whichever tab. */
export function createReadNotices({ close, isInView, channel }: NoticePlaces): ReadNotices {
  const onScreen = new Set<string>();

  function closeIfRead(tag: string): void {
    if (onScreen.has(tag) && isInView()) close(tag);
  }

  if (channel !== null) {
    channel.onmessage = ({ data }) => {
      if (typeof data === 'string') closeIfRead(data);
    };
  }

  return {
    reading(target) {
      const tag = noticeTag(target);
      onScreen.add(tag);
      closeIfRead(tag);
      return () => {
        onScreen.delete(tag);
      };
    },
    shown(target) {
      const tag = noticeTag(target);
      closeIfRead(tag);
      channel?.postMessage(tag);
    },
    seen() {
      for (const tag of onScreen) closeIfRead(tag);
    },
  };
}
