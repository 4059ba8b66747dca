import { activeRules, onlyRule, withoutRule } from './activeFilters';
import { DEFAULT_FILTERS } from './filterBounds';
import { filterMatches, type MatchIndex, needleOf } from './filterMatches';
import type { MatchFilters } from './match';

/** Filters and search together: what decides who is in view. */
export interface Narrowing {
  readonly filters: MatchFilters;
  readonly search: string;
}

/** The rule that hides most people, how many come back without it, and what is left then. */
export interface MostExcluding {
  readonly rule: keyof MatchFilters | 'search';
  readonly label: string;
  readonly bringsBack: number;
  readonly without: Narrowing;
}

interface Candidate extends Omit<MostExcluding, 'bringsBack'> {
  /** This rule with everything else at its default. */
  readonly alone: Narrowing;
}

function candidates(filters: MatchFilters, search: string): readonly Candidate[] {
  const rules = activeRules(filters).map(({ field, label }) => ({
    rule: field,
    label,
    without: { filters: withoutRule(filters, field), search },
    alone: { filters: onlyRule(filters, field), search: '' },
  }));
  if (needleOf(search) === '') return rules;
  const without = { filters, search: '' };
  return [
    ...rules,
    { rule: 'search', label: search.trim(), without, alone: { filters: DEFAULT_FILTERS, search } },
  ];
}

/**
 * The one filter, or the search, whose removal brings back most people; among equals the one
 * that excludes most on its own. Null when nothing is active.
 */
export function mostExcluding(
  index: MatchIndex,
  filters: MatchFilters,
  search: string,
): MostExcluding | null {
  const count = (by: Narrowing) => filterMatches(index, by.filters, by.search).length;
  const shown = count({ filters, search });
  const counted = candidates(filters, search).map(({ alone, ...rule }) => ({
    most: { ...rule, bringsBack: count(rule.without) - shown },
    leftAlone: count(alone),
  }));
  counted.sort((a, b) => b.most.bringsBack - a.most.bringsBack || a.leftAlone - b.leftAlone);
  return counted[0]?.most ?? null;
}
