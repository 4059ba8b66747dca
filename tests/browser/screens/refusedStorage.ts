import type { Page } from '@playwright/test';

/** How a browser keeps a page from storing anything; each runs before any script of the page. */
export const blockades = {
  'has no indexedDB': () => {
    for (const name of ['indexedDB', 'IDBKeyRange']) {
      Object.defineProperty(window, name, { value: undefined });
    }
  },
  'has no localStorage': () => {
    Object.defineProperty(window, 'localStorage', { value: null });
  },
  // As Chromium does where cookies are blocked.
  'throws where localStorage is touched': () => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  },
  'throws where a database is opened': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  },
  'fails to open a database': () => {
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (this: IDBFactory) {
      const request = Reflect.apply(open, this, ['nothing', 1]);
      Object.defineProperty(request, 'error', {
        value: new DOMException('A mutation was not allowed', 'InvalidStateError'),
      });
      const event = Object.defineProperty(new Event('error'), 'target', { value: request });
      queueMicrotask(() => request.onerror?.(event));
      return request;
    };
  },
} as const satisfies Record<string, () => void>;

/** The screen that takes the place of Taal then. */
export function refusal(page: Page) {
  return {
    heading: page.getByRole('heading', { level: 1, name: 'Taal cannot store anything here' }),
    tryAgain: page.getByRole('button', { name: 'Try again', exact: true }),
  };
}
