import type { ReadableStore } from '@/domain/store';

interface Worker extends EventTarget {
  readonly state: ServiceWorkerState;
}

export interface Registration extends EventTarget {
  readonly installing: Worker | null;
  readonly waiting: Worker | null;
  readonly active: Worker | null;
}

/** What of workbox-window's `Workbox` is used here. */
export interface RegisteredWorker {
  addEventListener(
    type: 'controlling',
    listener: (event: { readonly isUpdate?: boolean }) => void,
  ): void;
  update(): Promise<void>;
  messageSkipWaiting(): void;
}

export interface Updates {
  /** Whether a new version waits for consent. */
  readonly isReady: ReadableStore<boolean>;
  /** `worker` has been registered, and `registration` is what the browser made of it. */
  follow(worker: RegisteredWorker, registration: Registration): void;
  /** Looks for a new version now, or soon when it has just been done. */
  check(): void;
  /** The person agreed: the new version takes over in all tabs. */
  accept(): void;
}
