/** What the inline script reaches; a part of the window, so that it can be tested. */
export interface FirstPaintWindow {
  readonly document: Pick<Document, 'documentElement'>;
  readonly location: { readonly pathname: string };
  readonly history: Pick<History, 'state' | 'replaceState'>;
  readonly navigator: { readonly serviceWorker?: { readonly controller: unknown } };
  readonly localStorage: Pick<Storage, 'getItem'>;
}

export interface FirstPaintFacts {
  /** The address of the landing page. */
  readonly home: string;
  readonly mirrorKey: string;
  /** The id of what stands behind the landing page. */
  readonly screenEnd: string;
  /** Addresses of the modules that each of the two screens needs beside those of every screen. */
  readonly landing: readonly string[];
  readonly onboarding: readonly string[];
}

/**
 * Runs inline in the head, before the first paint, and so must not refer to anything outside
 * itself. `index.html` holds two first screens: the landing page, which shows by itself, and
 * onboarding, which a style shows when the root element says that the visitor is new.
 */
export function chooseFirstScreen(
  window: FirstPaintWindow,
  facts: FirstPaintFacts,
  need: (modules: readonly string[]) => void,
  expect: (id: string) => void,
): void {
  const { document, location, history, navigator } = window;
  const { home, mirrorKey, screenEnd, landing, onboarding } = facts;
  const { dataset } = document.documentElement;

  // A host's fallback for an address that the app does not know: the app says so.
  if (location.pathname !== home && location.pathname !== `${home}index.html`) {
    dataset.visitor = 'lost';
    return;
  }
  let mirrored: string | null = null;
  try {
    mirrored = window.localStorage.getItem(mirrorKey);
  } catch {
    // Forbidden: then the database is too, or it will say so.
  }
  if (mirrored === 'yes') {
    expect(screenEnd);
    need(landing);
  } else if (mirrored !== 'no' && navigator.serviceWorker?.controller) {
    // A visitor with a worker was here before: the database knows how far they came.
    dataset.visitor = 'unknown';
  } else {
    dataset.visitor = 'new';
    history.replaceState(history.state, '', `${home}onboarding`);
    // What stands behind onboarding.
    expect('root');
    need(onboarding);
  }
}
