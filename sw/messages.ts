import { parsePageMessage, TAKE_OVER, VERSION_QUESTION } from '@/data/worker/messages';

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
}

/** Does what pages ask. Takes over when, and only when, a page says that the person agreed. */
export function listenToPages(pages: Pages, { version, takeOver }: Answers): void {
  pages.addEventListener('message', (event) => {
    const message = parsePageMessage(event.data);
    if (message === TAKE_OVER) event.waitUntil(takeOver());
    if (message === VERSION_QUESTION) event.ports[0]?.postMessage(version);
  });
}
