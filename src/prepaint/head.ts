import { UNPAINTED } from '../ui/theme/webFont.ts';
import { blockPaintUntil } from './blockPaintUntil.ts';
import { captureEarlyEvents } from './captureEarlyEvents.ts';
import { chooseFirstScreen } from './chooseFirstScreen.ts';
import { type DocumentFacts, SCREEN_END } from './facts.ts';
import { loadApp } from './loadApp.ts';
import { prepareWindow } from './prepareWindow.ts';

// The inline script of each document: bundled once, with the facts of the document before it.
declare const documentFacts: DocumentFacts;

/**
 * Keeps the first screen of this visit from being painted before it is whole. Returns the modules
 * that it needs beside the app's own; none where only the app can tell which screen it is.
 */
function prepareFirstScreen({ base, screens }: DocumentFacts): readonly string[] {
  const [first, second] = Object.keys(screens);
  const screen = second === undefined ? first : chooseFirstScreen(window, base);
  if (screen === undefined || screen === null) return [];
  // In the document of both, the landing page begins where onboarding ends.
  const isBeforeRoot = second !== undefined && screen === '/onboarding';
  blockPaintUntil(isBeforeRoot ? 'root' : SCREEN_END, document);
  return screens[screen] ?? [];
}

document.documentElement.setAttribute(UNPAINTED, '');
prepareWindow(window);
captureEarlyEvents(window);
const needed = prepareFirstScreen(documentFacts);

document.addEventListener('DOMContentLoaded', () => {
  loadApp<HTMLLinkElement>(window, documentFacts, needed, (file) => import(file)).catch(
    reportError,
  );
});
