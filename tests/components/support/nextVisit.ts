import { cleanup } from 'vitest-browser-react';
import type { AppRouter } from '@/app/router';
import { createWantedMessage } from '@/domain/chat/wantedMessage';
import type { MatchFilters } from '@/domain/matches/match';
import { createStore } from '@/domain/store';
import type { Services } from '@/services/services';
import { renderScreen } from './renderScreen.tsx';

/** Takes the screen away and opens a path: what was stored is there, and nothing of the memory. */
export async function nextVisit(path: string, services: Services): Promise<AppRouter> {
  await cleanup();
  document.getElementById('root')?.remove();
  return renderScreen(path, {
    ...services,
    unsavedFilters: createStore<MatchFilters | null>(null),
    wantedMessage: createWantedMessage(),
  });
}
