import { SearchX } from 'lucide-react';
import { DEFAULT_FILTERS } from '@/domain/matches/filterMatches';
import type { MatchFilters } from '@/domain/matches/match';
import type { MostExcluding } from '@/domain/matches/mostExcluding';
import { Button } from '@/ui/components/Button/Button';
import { EmptyState } from '@/ui/components/EmptyState/EmptyState';

export interface NoMatchesProps {
  readonly excluding: MostExcluding | null;
  readonly onReset: (filters: MatchFilters) => void;
}

function explanation(excluding: MostExcluding | null): string {
  if (excluding === null) return 'Everyone is hidden. You can bring them back in your profile.';
  const { label, bringsBack } = excluding;
  if (bringsBack === 0) return 'No single filter is to blame: together they leave nobody.';
  const people = bringsBack === 1 ? 'is 1 person' : `are ${bringsBack} people`;
  return `“${label}” leaves out most: without it there ${people}.`;
}

export function NoMatches({ excluding, onReset }: NoMatchesProps) {
  return (
    <EmptyState
      icon={<SearchX size={28} />}
      title="No matches found"
      action={<Button onClick={() => onReset(DEFAULT_FILTERS)}>Reset Filters</Button>}
    >
      {explanation(excluding)}
    </EmptyState>
  );
}
