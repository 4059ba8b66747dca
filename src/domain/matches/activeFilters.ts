import { isBlank } from '../language/isBlank';
import { DEFAULT_FILTERS } from './filterBounds';
import { needleOf } from './filterMatches';
import type { MatchFilters } from './match';
import { inWords } from './words';

type Field = keyof MatchFilters;

/** A field of the filters that narrows the list, in words. */
export interface ActiveRule {
  readonly field: Field;
  readonly label: string;
}

/** A chip: what it says, a key of its own, and the filters once it is taken off. */
export interface ActiveFilter {
  readonly key: string;
  readonly label: string;
  readonly without: MatchFilters;
}

/** The filters with one field back at its default. */
export function withoutRule(filters: MatchFilters, field: Field): MatchFilters {
  const { [field]: _, ...others } = filters;
  return { ...DEFAULT_FILTERS, ...others };
}

/** The default filters but for one field. */
export function onlyRule(filters: MatchFilters, field: Field): MatchFilters {
  return { ...DEFAULT_FILTERS, [field]: filters[field] };
}

function chosenInterests({ interests }: MatchFilters): readonly string[] {
  return [...new Set(interests)].filter((interest) => needleOf(interest) !== '');
}

function ageLabel([youngest, oldest]: MatchFilters['ageRange']): string {
  const [lowest, highest] = DEFAULT_FILTERS.ageRange;
  if (youngest <= lowest && oldest >= highest) return '';
  return youngest === oldest ? `Age ${youngest}` : `Age ${youngest}–${oldest}`;
}

/** A distance beyond the default narrows nothing, and taking it off must not either. */
function distanceLabel(km: number): string {
  return km < DEFAULT_FILTERS.distance ? `Within ${km} km` : '';
}

/** The fields that narrow the list; putting any of them back never shrinks it. */
export function activeRules(filters: MatchFilters): readonly ActiveRule[] {
  const rules: readonly ActiveRule[] = [
    { field: 'ageRange', label: ageLabel(filters.ageRange) },
    { field: 'distance', label: distanceLabel(filters.distance) },
    { field: 'profession', label: isBlank(filters.profession) ? '' : filters.profession.trim() },
    { field: 'education', label: filters.education },
    { field: 'interests', label: inWords(chosenInterests(filters), 'or') },
    { field: 'genders', label: inWords(filters.genders ?? [], 'or') },
    { field: 'liked', label: filters.liked === true ? 'Liked' : '' },
  ];
  return rules.filter(({ label }) => label !== '');
}

/**
 * The filters that narrow the list, for chips that are taken off one by one; each interest has
 * its own. As any chosen interest is enough to be shown, one of several taken off narrows. Liked is
 * left out: it has a chip that is always there.
 */
export function activeFilters(filters: MatchFilters): readonly ActiveFilter[] {
  return activeRules(filters).flatMap(({ field, label }): readonly ActiveFilter[] => {
    if (field === 'liked') return [];
    if (field !== 'interests') return [{ key: field, label, without: withoutRule(filters, field) }];
    return chosenInterests(filters).map((chosen) => ({
      key: `interest ${chosen}`,
      label: chosen,
      without: { ...filters, interests: filters.interests.filter((other) => other !== chosen) },
    }));
  });
}
