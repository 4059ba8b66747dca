import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server.edge';
import { App } from '../../app/App';
import { createAppRouter } from '../../app/router';
import { documentTitle } from '../../shell/documentTitle';
import type { Screen } from '../../shell/screens';
import { servicesWithoutDevice } from './servicesWithoutDevice';

export interface RenderedScreen {
  readonly title: string;
  readonly html: string;
}

/** A route's first screen as everyone gets it, before anything stored on the device is known. */
export async function renderScreen(screen: Screen): Promise<RenderedScreen> {
  const base = import.meta.env.BASE_URL.replace(/\/$/, '');
  const history = createMemoryHistory({ initialEntries: [`${base}${screen}`] });
  const router = createAppRouter(servicesWithoutDevice(), history);
  await router.load();
  const shown = router.state.location.pathname;
  if (shown !== screen) throw new Error(`${screen} leads to ${shown}: it has no first screen`);
  return { title: documentTitle(screen), html: renderToString(<App router={router} />) };
}
