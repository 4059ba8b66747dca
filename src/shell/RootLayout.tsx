import { Outlet, useLocation, useMatches } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { Decorations } from './decorations/Decorations';
import { documentTitle } from './documentTitle';
import { Header } from './Header';
import { Notices } from './notices/Notices';
import { ScreensBar } from './ScreensBar';

export function RootLayout() {
  const path = useLocation({ select: (location) => location.pathname });
  // What is on the screen, which may still be the screen before the one that `path` asks for.
  const drawsItsMain = useMatches({
    select: (matches) => matches.at(-1)?.routeId === '/' && matches.at(-1)?.status !== 'error',
  });
  const title = useLocation({
    select: ({ pathname, search }) => documentTitle(pathname, 'tab' in search && search.tab),
  });
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <>
      {/* React hydrates each of these by itself, in short tasks. */}
      <Suspense>
        <Decorations />
      </Suspense>
      {path !== '/onboarding' && (
        <Suspense>
          <Header foldsWhileWriting={path === '/chat'} />
        </Suspense>
      )}
      <Notices />
      {drawsItsMain ? (
        <Outlet />
      ) : (
        <main id="main">
          <Outlet />
        </main>
      )}
      {path !== '/onboarding' && (
        <Suspense>
          <ScreensBar />
        </Suspense>
      )}
    </>
  );
}
