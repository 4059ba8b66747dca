import type * as v from 'valibot';
import {
  type RealtimeStatsRow,
  realtimeStatsRow,
  type UserStatsRow,
  userStatsRow,
} from '../../database/rows/statsRows';
import type { UserProfileRow } from '../../database/rows/userProfileRow';
import type { KeyValueRow } from '../../database/taalDatabase';
import type { Backup } from '../backup';
import { namedValues } from '../format';
import { wrong } from '../refusal';
import { createListCollector } from './collectLists';
import { isPlainJson } from './plainJson';
import { profileOfBackup } from './profileRow';
import { createRowCheck } from './rowCheck';
import type { JsonPiece } from './splitJson';

export interface BackupCollector {
  /** Takes a piece of the current version's file; throws a Refusal when it is wrong. */
  accept(piece: JsonPiece): void;
  /** The whole backup; throws a Refusal when something is missing. */
  finish(): Backup;
}

function onlyRow<S extends v.GenericSchema<unknown, unknown>>(
  schema: S,
  value: unknown,
  place: string,
): v.InferInput<S> | null {
  return value === null ? null : createRowCheck(schema, () => '')(value, place);
}

function ownProfile(value: unknown): UserProfileRow | null {
  const row = isPlainJson(value) ? profileOfBackup(value) : null;
  if (row === null) throw wrong('userProfile');
  return row;
}

/** Checks the pieces of a backup, and puts them together. */
export function createBackupCollector(): BackupCollector {
  const lists = createListCollector();
  const values: KeyValueRow[] = [];
  let userProfile: UserProfileRow | null = null;
  let userStats: UserStatsRow | null = null;
  let realtimeStats: RealtimeStatsRow | null = null;

  const singles = new Map<string, (value: unknown) => void>();
  singles.set('userProfile', (value) => {
    userProfile = value === null ? null : ownProfile(value);
  });
  singles.set('userStats', (value) => {
    userStats = onlyRow(userStatsRow, value, 'userStats');
  });
  singles.set('realtimeStats', (value) => {
    realtimeStats = onlyRow(realtimeStatsRow, value, 'realtimeStats');
  });
  for (const [key, schema] of Object.entries(namedValues)) {
    singles.set(key, (value) => {
      if (onlyRow(schema, value, key) !== null) values.push({ key, value });
    });
  }

  /** How many entries came of each name. */
  const seen = new Map<string, number>();

  function open(name: string, kind: 'list' | 'value'): void {
    if (seen.has(name) || lists.takers.has(name) !== (kind === 'list')) throw wrong(name);
    seen.set(name, 0);
  }

  return {
    accept(piece) {
      const { kind, name } = piece;
      // What another tool has added is no reason to refuse the rest.
      if (!lists.takers.has(name) && !singles.has(name)) return;
      if (kind !== 'entry') open(name, kind);
      if (kind === 'value') singles.get(name)?.(piece.value);
      if (kind !== 'entry') return;
      const place = (seen.get(name) ?? 0) + 1;
      seen.set(name, place);
      lists.takers.get(name)?.(piece.value, `${name}, row ${place}`);
    },
    finish() {
      const missing = [...lists.takers.keys(), ...singles.keys()].find((name) => !seen.has(name));
      if (missing !== undefined) throw wrong(missing);
      const { otherValues, ...rows } = lists.finish();
      return {
        ...rows,
        values: [...values, ...otherValues],
        userProfile,
        userStats,
        realtimeStats,
      };
    },
  };
}
