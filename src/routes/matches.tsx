import { createFileRoute, redirect } from '@tanstack/react-router';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import type { MatchFilters } from '@/domain/matches/match';
import { MatchesScreen } from '@/features/matches/MatchesScreen';
import {
  type MatchSearch,
  parseMatchSearch,
  searchOf,
} from '@/features/matches/search/matchSearch';
import { useServices } from '@/services/useServices';

function isEmpty(search: MatchSearch): boolean {
  return Object.keys(search).length === 0;
}

/** Only Matches needs how filters are stored, and its scripts are on their way. */
async function rememberedFilters(database: TaalDatabase): Promise<MatchFilters> {
  const keeper = await import('@/features/matches/search/filterKeeper');
  return keeper.rememberedFilters(database);
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
    const { exchangeToAsk } = useServices();
    // The router leaves what validation refused beside what it let through.
    const search = parseMatchSearch(Route.useSearch());
    const navigate = Route.useNavigate();
    return (
      <MatchesScreen
        search={search}
        onRehearse={(exchange) => {
          exchangeToAsk.put(exchange);
          void navigate({ to: '/chat', search: {} });
        }}
        onSearch={(next) =>
          void navigate({ search: next, replace: true, viewTransition: false, resetScroll: false })
        }
      />
    );
  },
});
