import type { ChatPlaces } from '@/domain/chat/chatPlace';
import type { AppRouter } from '../router';
import { keyOf } from './back/entryState';
import { reachScroll } from './reachScroll';
import { type ScreenPlace, storedPlaces } from './storedPlaces';

function sessionStorageOrNull(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** Whether the page was loaded again, where the browser tells: from Chrome 123 on. */
function isReload(): boolean {
  return globalThis.navigation?.activation?.navigationType === 'reload';
}

/**
 * Has the place of reading be there again after Back, Forward and a reload (rule R68). The browser's
 * own way would scroll before a screen is drawn, and knows nothing of messages. What a link leads to
 * the router itself shows from its top, unless it is told `resetScroll: false`.
 */
export function keepPlaces(router: AppRouter, chatPlaces: ChatPlaces): void {
  history.scrollRestoration = 'manual';
  const places = storedPlaces(sessionStorageOrNull());
  const entryOf = ({ state, pathname }: typeof router.history.location) => ({
    key: keyOf(state),
    path: pathname,
  });
  let here = entryOf(router.history.location);
  /** Where the page has to be scrolled to once the screen is drawn. */
  let goal: number | null = null;
  let stop = () => {};

  function remember(): void {
    if (here.key === null) return;
    places.put({ key: here.key, path: here.path, top: scrollY, chat: chatPlaces.now.get() });
  }

  function goTo(place: ScreenPlace | null): void {
    goal = place?.top ?? 0;
    chatPlaces.wanted.set(place?.chat ?? null);
  }

  function scrollToGoal(): void {
    if (goal === null) return;
    stop();
    // Nothing that comes in later moves the top.
    if (goal === 0) scrollTo({ top: 0, behavior: 'instant' });
    else stop = reachScroll(goal);
    goal = null;
  }

  // The screen that is left is still there then.
  router.history.subscribe(({ location, action: { type } }) => {
    const next = entryOf(location);
    const isArrival = type !== 'PUSH' && type !== 'REPLACE';
    if (type !== 'REPLACE') remember();
    else if (here.key !== null && here.key !== next.key) places.forget(here.key);
    if (isArrival) goTo(next.key === null ? null : places.of(next.key));
    else if (next.path !== here.path) goTo(null);
    // A tab that is still empty is shorter: what it shows later is read from the same place.
    else if (type === 'PUSH') goal = scrollY;
    here = next;
  });
  router.subscribe('onRendered', scrollToGoal);
  addEventListener('pagehide', remember);
  // A phone may end the page without another word.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') remember();
  });

  const own = here.key === null ? null : places.of(here.key);
  // Chromium forgets the state of an entry at the first load that the worker answers.
  const place = own ?? (isReload() ? places.latestOn(here.path) : null);
  if (place !== null) goTo(place);
  scrollToGoal();
}
