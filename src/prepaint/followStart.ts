import { START_HASH } from '../domain/startHash.ts';

/** What the start depends on; a part of the window, so that it can be tested. */
export interface StartWindow {
  readonly document: { readonly documentElement: Pick<HTMLElement, 'dataset'> };
  readonly location: Pick<Location, 'pathname' | 'hash' | 'replace'>;
  readonly history: Pick<History, 'state' | 'replaceState'>;
}

/**
 * The installed app opens at the chat. Who is not known to have been through onboarding is led to
 * `/` instead, which knows what a new visitor sees (rule “Start”): on an iPhone the installed app
 * has a storage of its own, and everybody is new there.
 */
export function followStart({ document, location, history }: StartWindow): void {
  if (location.hash !== START_HASH) return;
  if (document.documentElement.dataset.onboarded === 'yes') {
    history.replaceState(history.state, '', location.pathname);
  } else {
    location.replace('.');
  }
}
