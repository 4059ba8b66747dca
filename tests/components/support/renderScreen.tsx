import { createMemoryHistory } from '@tanstack/react-router';
import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import { App } from '@/app/App';
import { focusHeading } from '@/app/navigation/focusHeading';
import { type AppRouter, createAppRouter } from '@/app/router';
import { startSync } from '@/features/sync/startSync';
import type { Services } from '@/services/services';

/** The route tree and the frame around it, as the app shows them at `path`. */
export async function renderScreen(path: string, services: Services): Promise<AppRouter> {
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createAppRouter(services, history);
  focusHeading(router);
  await router.load();
  await render(<App router={router} />, { container: rootElement() });
  onTestFinished(startSync(services.database, services.scheduler));
  return router;
}

function rootElement(): HTMLElement {
  const root = document.createElement('div');
  root.id = 'root';
  return document.body.appendChild(root);
}
