import { createFileRoute, redirect } from '@tanstack/react-router';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { getMatchFilters } from '@/data/repositories/matchFilters';
import { getUserProfile } from '@/data/repositories/userProfile';
import type { MatchFilters } from '@/domain/matches/match';
import { MatchesScreen } from '@/features/matches/MatchesScreen';
import { matchesServicesOf } from '@/features/matches/matchesServices';
import {
  type MatchSearch,
  parseMatchSearch,
  searchOf,
} from '@/features/matches/search/matchSearch';

function isEmpty(search: MatchSearch): boolean {
  return Object.keys(search).length === 0;
}

/** The filters of the last visit; before any were set, whom the person looks for (rule R77). */
async function rememberedFilters(database: TaalDatabase): Promise<MatchFilters | null> {
  const stored = await getMatchFilters(database);
  if (stored !== null) return stored;
  const { lookingFor } = await getUserProfile(database);
  if (lookingFor === undefined) return null;
  const { beginningFilters } = await import('@/domain/matches/beginningFilters');
  return beginningFilters(lookingFor);
}

export const Route = createFileRoute('/matches')({
  validateSearch: parseMatchSearch,
  beforeLoad: async ({ search, context }) => {
    if (!isEmpty(parseMatchSearch(search))) return;
    // An address that says nothing means the filters of the last visit.
    const { database, unsavedFilters } = context.services;
    const filters = unsavedFilters.get() ?? (await rememberedFilters(database).catch(() => null));
    const remembered = filters === null ? {} : searchOf(filters, '');
    if (!isEmpty(remembered)) throw redirect({ to: '/matches', search: remembered, replace: true });
  },
  component: function Matches() {
    const { services } = Route.useRouteContext();
    // The router leaves what validation refused beside what it let through.
    const search = parseMatchSearch(Route.useSearch());
    const navigate = Route.useNavigate();
    return (
      <MatchesScreen
        services={matchesServicesOf(services)}
        search={search}
        onRehearse={(exchange) => {
          services.exchangeToAsk.put(exchange);
          void navigate({ to: '/chat', search: {} });
        }}
        onSearch={(next) =>
          void navigate({ search: next, replace: true, viewTransition: false, resetScroll: false })
        }
      />
    );
  },
});
