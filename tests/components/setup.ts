import '@/ui/theme/global.css';
import { afterEach, beforeEach, expect, onTestFinished } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { applyStoredTheme } from '@/ui/theme/choice/themeChoice';

let faults: unknown[] = [];
const { fetch: realFetch } = window;
const { error: realError } = console;

/** All that a component fetches goes through its services; what is in the page itself is no call. */
function fetchOnlyFromPage(...input: Parameters<typeof fetch>): Promise<Response> {
  const { url } = new Request(...input);
  if (/^(?:blob|data):/.test(url)) return realFetch(...input);
  faults.push(`fetch of ${url}`);
  return Promise.reject(new TypeError(`A component test has no network: ${url}`));
}

/** The browser's own notice that a size is told one frame later, which breaks nothing. */
const isMerelyLate = (word: unknown) =>
  word instanceof Error && word.message.startsWith('ResizeObserver loop');

const onUnhandled = ({ reason }: PromiseRejectionEvent) => {
  faults.push(reason);
};

beforeEach(() => {
  faults = [];
  window.fetch = fetchOnlyFromPage;
  console.error = (...words: unknown[]) => {
    if (isMerelyLate(words[0])) return;
    faults.push(words);
    realError(...words);
  };
  addEventListener('unhandledrejection', onUnhandled);
  // Registered first and so called last: what goes wrong as the test is cleared away counts too.
  onTestFinished(() => {
    window.fetch = realFetch;
    console.error = realError;
    removeEventListener('unhandledrejection', onUnhandled);
    localStorage.clear();
    sessionStorage.clear();
    expect(faults).toEqual([]);
  });
  applyStoredTheme();
});

// Before the databases of the test go, which what is mounted would still read.
afterEach(cleanup);
