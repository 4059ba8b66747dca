/** What the choice depends on; a part of the window, so that it can be tested. */
export interface FirstScreenWindow {
  readonly document: { readonly documentElement: Pick<HTMLElement, 'dataset'> };
  readonly location: { readonly pathname: string };
  readonly history: Pick<History, 'state' | 'replaceState'>;
  readonly navigator: { readonly serviceWorker?: { readonly controller: unknown } };
}

/**
 * Which of its two first screens `index.html` shows: the landing page, which shows by itself, or
 * onboarding, which a style shows when the root element says that the visitor is new. Null where
 * only the app can tell.
 */
export function chooseFirstScreen(
  { document, location, history, navigator }: FirstScreenWindow,
  home: string,
): '/' | '/onboarding' | null {
  const { dataset } = document.documentElement;
  // A host's fallback for an address that the app does not know: the app says so.
  if (location.pathname !== home && location.pathname !== `${home}index.html`) {
    dataset.visitor = 'lost';
    return null;
  }
  if (dataset.onboarded === 'yes') return '/';
  if (dataset.onboarded !== 'no' && navigator.serviceWorker?.controller) {
    // A visitor with a worker was here before: the database knows how far they came.
    dataset.visitor = 'unknown';
    return null;
  }
  dataset.visitor = 'new';
  history.replaceState(history.state, '', `${home}onboarding`);
  return '/onboarding';
}
