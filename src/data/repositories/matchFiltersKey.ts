/** The key of the row that holds the filters; alone, for what only has to know of a write. */
export const MATCH_FILTERS_KEY = 'matchFilters';
