import { Outlet, useLocation } from '@tanstack/react-router';
import { Header } from './Header';
import type { Services } from './services';

export function RootLayout({ services }: { readonly services: Services }) {
  const path = useLocation({ select: (location) => location.pathname });
  return (
    <>
      {path !== '/onboarding' && (
        <Header database={services.database} scheduler={services.scheduler} />
      )}
      <main>
        <Outlet />
      </main>
    </>
  );
}
