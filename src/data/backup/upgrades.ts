import type { Fields } from './parseJsonObject';

/** How a backup of the version `from` becomes one of the next. */
export interface Upgrade {
  readonly from: number;
  readonly apply: (fields: Fields) => Fields;
}

/** Oldest first, one for each version that people have files of. Version 1 is the first. */
export const upgrades: readonly Upgrade[] = [
  // Nobody could keep the figures of a real chat.
  { from: 1, apply: (fields) => new Map(fields).set('keptReadings', []) },
];

/** Takes the fields of a backup through all upgrades from `version` on. */
export function upgraded(list: readonly Upgrade[], version: number, fields: Fields): Fields {
  return list
    .filter(({ from }) => from >= version)
    .reduce((result, upgrade) => upgrade.apply(result), fields);
}
