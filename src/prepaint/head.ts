import { UNPAINTED } from '../ui/theme/webFont.ts';
import { blockPaintUntil } from './blockPaintUntil.ts';
import { captureEarlyEvents } from './captureEarlyEvents.ts';
import { chooseFirstScreen } from './chooseFirstScreen.ts';
import { type DocumentFacts, SCREEN_END } from './facts.ts';
import { hideStalePortrait, restoreLeadingPortrait } from './leadingPortrait.ts';
import { loadApp } from './loadApp.ts';
import { prepareWindow } from './prepareWindow.ts';

// The inline script of each document: bundled once, with the facts of the document before it.
declare const documentFacts: DocumentFacts;

/** The modules that the first screen of this visit needs beside the app's own. */
function modulesOfFirstScreen({ base, screens }: DocumentFacts): readonly string[] {
  const [only] = Object.keys(screens).length === 1 ? Object.keys(screens) : [];
  const screen = only ?? chooseFirstScreen(window, base);
  // Behind onboarding stands the landing page.
  if (screen !== null) {
    blockPaintUntil(only === undefined && screen === '/onboarding' ? 'root' : SCREEN_END, document);
  }
  return screen === null ? [] : (screens[screen] ?? []);
}

document.documentElement.setAttribute(UNPAINTED, '');
prepareWindow(window);
captureEarlyEvents(window);
const needed = modulesOfFirstScreen(documentFacts);
const { base, portrait } = documentFacts;
if (portrait !== undefined) hideStalePortrait(window, portrait);

document.addEventListener('DOMContentLoaded', () => {
  if (portrait !== undefined) restoreLeadingPortrait(window, base);
  loadApp<HTMLLinkElement>(window, documentFacts, needed, (file) => import(file)).catch(
    reportError,
  );
});
