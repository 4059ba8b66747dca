import { Outlet, useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Decorations } from './Decorations';
import { documentTitle } from './documentTitle';
import { Header } from './Header';
import type { Services } from './services';

export function RootLayout({ services }: { readonly services: Services }) {
  const path = useLocation({ select: (location) => location.pathname });
  useEffect(() => {
    document.title = documentTitle(path);
  }, [path]);
  return (
    <>
      <Decorations />
      {path !== '/onboarding' && (
        <Header database={services.database} scheduler={services.scheduler} />
      )}
      <main>
        <Outlet />
      </main>
    </>
  );
}
