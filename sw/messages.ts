import {
  parsePageMessage,
  REPAIR_PRECACHE,
  TAKE_OVER,
  VERSION_QUESTION,
} from '@/data/worker/messages';

/** What of the event that carries a page's message is used here. */
interface MessageOfPage {
  readonly data: unknown;
  readonly ports: readonly { postMessage(message: unknown): void }[];
  waitUntil(task: Promise<unknown>): void;
}

interface Pages {
  addEventListener(type: 'message', listener: (event: MessageOfPage) => void): void;
}

interface Answers {
  readonly version: string;
  takeOver(): Promise<void>;
  /** Each is done though another fails. */
  readonly repairs: readonly (() => Promise<void>)[];
}

/** Does what pages ask. Takes over when, and only when, a page says that the person agreed. */
export function listenToPages(pages: Pages, { version, takeOver, repairs }: Answers): void {
  pages.addEventListener('message', (event) => {
    const message = parsePageMessage(event.data);
    switch (message) {
      case TAKE_OVER:
        event.waitUntil(takeOver());
        return;
      case REPAIR_PRECACHE:
        for (const repair of repairs) event.waitUntil(repair());
        return;
      case VERSION_QUESTION:
        event.ports[0]?.postMessage(version);
        return;
      case null:
        return;
    }
  });
}
