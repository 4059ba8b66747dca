import { createFileRoute } from '@tanstack/react-router';
import { DashboardScreen } from '@/features/dashboard/DashboardScreen';
import { type DashboardSearch, searchOf, tabOf } from '@/features/dashboard/dashboardTabs';

export const Route = createFileRoute('/dashboard')({
  validateSearch: (raw): DashboardSearch => searchOf(tabOf(raw)),
  component: function Dashboard() {
    const navigate = Route.useNavigate();
    return (
      <DashboardScreen
        tab={tabOf(Route.useSearch())}
        onTab={(tab) =>
          void navigate({ search: searchOf(tab), viewTransition: false, resetScroll: false })
        }
      />
    );
  },
});
