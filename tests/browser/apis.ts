/**
 * The browser APIs that Taal uses and that some browsers lack: those outside secure contexts, in
 * private windows, or younger than the oldest browsers that the style is for (Chrome 111, Firefox
 * 113, Safari 16.4). Each takes its API away, or has it refuse as browsers do. They run in the page
 * before any script of it.
 */
export interface Api {
  readonly missing: (() => void) | null;
  readonly refusing: (() => void) | null;
}

export const apis: Readonly<Record<string, Api>> = {
  'crypto.randomUUID': {
    missing: () => Reflect.deleteProperty(Crypto.prototype, 'randomUUID'),
    refusing: null,
  },
  'Web Locks': {
    missing: () => Reflect.deleteProperty(Navigator.prototype, 'locks'),
    refusing: () => {
      const refuse = async () => {
        throw new DOMException('The request was denied.', 'SecurityError');
      };
      Object.assign(LockManager.prototype, { request: refuse, query: refuse });
    },
  },
  'Intl.Segmenter': {
    missing: () => Reflect.deleteProperty(Intl, 'Segmenter'),
    refusing: () => {
      Object.assign(Intl, {
        Segmenter: class {
          constructor() {
            throw new RangeError('No such locale');
          }
        },
      });
    },
  },
  Notification: {
    missing: () => Reflect.deleteProperty(window, 'Notification'),
    refusing: () => {
      class Refusing {
        static permission = 'default';
        static requestPermission = () => Promise.reject(new TypeError('Not allowed'));
        constructor() {
          throw new TypeError('Illegal constructor');
        }
      }
      Object.assign(window, { Notification: Refusing });
    },
  },
  'navigator.storage': {
    missing: () => Reflect.deleteProperty(Navigator.prototype, 'storage'),
    refusing: () => {
      const refuse = () => Promise.reject(new TypeError('Not allowed'));
      const all = { estimate: refuse, persist: refuse, persisted: refuse };
      Object.assign(StorageManager.prototype, all);
    },
  },
  BroadcastChannel: {
    missing: () => Reflect.deleteProperty(window, 'BroadcastChannel'),
    refusing: () => {
      window.BroadcastChannel = class extends BroadcastChannel {
        constructor(name: string) {
          super(name);
          throw new DOMException('The operation is insecure.', 'SecurityError');
        }
      };
    },
  },
  'service worker': {
    missing: () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
    refusing: () => {
      const refuse = async () => {
        throw new DOMException('The user denied permission', 'NotSupportedError');
      };
      const all = { register: refuse, getRegistration: refuse, getRegistrations: refuse };
      Object.assign(ServiceWorkerContainer.prototype, all);
    },
  },
  'Cache Storage': {
    missing: () => Reflect.deleteProperty(window, 'caches'),
    refusing: () => {
      const refuse = async () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      const all = { keys: refuse, open: refuse, has: refuse, match: refuse, delete: refuse };
      Object.assign(CacheStorage.prototype, all);
    },
  },
  clipboard: {
    missing: () => Reflect.deleteProperty(Navigator.prototype, 'clipboard'),
    refusing: () => {
      Clipboard.prototype.writeText = async () => {
        throw new DOMException('Write permission denied.', 'NotAllowedError');
      };
    },
  },
  'localStorage and sessionStorage': {
    // Null in an embedded view whose app has switched them off.
    missing: () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, { value: null });
      }
    },
    refusing: () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }
    },
  },
  'idle callback': {
    missing: () => Reflect.deleteProperty(window, 'requestIdleCallback'),
    refusing: () => {
      window.requestIdleCallback = () => {
        throw new TypeError('Not allowed');
      };
    },
  },
  'view transitions': {
    missing: () => Reflect.deleteProperty(Document.prototype, 'startViewTransition'),
    refusing: () => {
      Document.prototype.startViewTransition = () => {
        throw new DOMException('Not now', 'InvalidStateError');
      };
    },
  },
  'scheduler.yield': {
    missing: () => Reflect.deleteProperty(window, 'scheduler'),
    refusing: () => {
      Scheduler.prototype.yield = () => Promise.reject(new TypeError('Not allowed'));
    },
  },
  'badge of the icon': {
    missing: () => {
      Reflect.deleteProperty(Navigator.prototype, 'setAppBadge');
      Reflect.deleteProperty(Navigator.prototype, 'clearAppBadge');
    },
    refusing: () => {
      const refuse = () => Promise.reject(new TypeError('Not allowed'));
      Object.assign(Navigator.prototype, { setAppBadge: refuse, clearAppBadge: refuse });
    },
  },
  'launch queue': {
    missing: () => Reflect.deleteProperty(window, 'launchQueue'),
    refusing: null,
  },
  'file handles': {
    missing: () => Reflect.deleteProperty(window, 'FileSystemFileHandle'),
    refusing: null,
  },
  'visual viewport': {
    missing: () => Reflect.deleteProperty(window, 'visualViewport'),
    refusing: null,
  },
  'drawing in a worker': {
    missing: () => Reflect.deleteProperty(window, 'OffscreenCanvas'),
    refusing: () => {
      Object.assign(window, {
        Worker: class {
          constructor() {
            throw new DOMException('Not allowed', 'SecurityError');
          }
        },
      });
    },
  },
  'URL.canParse': {
    missing: () => Reflect.deleteProperty(URL, 'canParse'),
    refusing: null,
  },
  'array methods of 2023': {
    missing: () => {
      for (const name of ['toSpliced', 'toSorted', 'toReversed', 'with']) {
        Reflect.deleteProperty(Array.prototype, name);
      }
    },
    refusing: null,
  },
};
