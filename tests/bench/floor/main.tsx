import {
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import Dexie, { type Table } from 'dexie';
import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

class FloorDatabase extends Dexie {
  declare readonly visits: Table<{ at: number }, number>;

  constructor() {
    super('floor');
    this.version(1).stores({ visits: '++, at' });
  }
}

const database = new FloorDatabase();

function Home() {
  const [visits, setVisits] = useState(0);
  useEffect(() => {
    database.visits
      .add({ at: Date.now() })
      .then(() => database.visits.count())
      .then(setVisits)
      .catch(reportError);
  }, []);
  return (
    <main>
      <h1>Floor</h1>
      <p>The smallest app of this stack{visits > 0 && `, opened ${visits} times`}.</p>
    </main>
  );
}

const root = createRootRoute({
  component: () => (
    <>
      <nav>
        <Link to="/">Home</Link>
      </nav>
      <Outlet />
    </>
  ),
});
const home = createRoute({ getParentRoute: () => root, path: '/', component: Home });
const router = createRouter({ routeTree: root.addChildren([home]) });
const place = document.getElementById('root');
if (place === null) throw new Error('The document has no root');
createRoot(place).render(
  <StrictMode>
    <RouterProvider<typeof router> router={router} />
  </StrictMode>,
);
