import * as v from 'valibot';
import { analysisRow } from '../database/rows/analysisRow';
import { draftRow } from '../database/rows/draftRow';
import { keptReadingRow } from '../database/rows/keptReadingRow';
import { hiddenMatchRow, likeRow } from '../database/rows/matchRows';
import { type PhotoRow, photoRow } from '../database/rows/photoRow';
import { realtimeStatsRow, userStatsRow } from '../database/rows/statsRows';
import { ONLY_ROW, type TaalDatabase } from '../database/taalDatabase';
import { outboxEntryRow } from '../outbox/entry';
import { namedValues, otherValueRow, RESERVED_KEYS } from './format';
import { isPlainJson } from './plainJson';
import { toProfileRow } from './profileRow';
import { commaSeparated, createTextSink, type TextSink } from './writeJson';
import { writeSessions } from './writeSessions';

type RowSchema = v.GenericSchema<unknown, unknown>;
interface AnyStore {
  each(callback: (row: unknown) => void): PromiseLike<void>;
}
interface SingleStore {
  get(key: string): PromiseLike<unknown>;
}

/** The database at one moment: all text written, the photos as handles on their bytes. */
export interface Snapshot {
  /** All fields but the photos, each with a comma before it: what follows the head of a file. */
  readonly text: readonly Blob[];
  readonly photos: readonly PhotoRow[];
  /** Damaged rows, which no import would take. */
  readonly leftOut: number;
}

/**
 * Writes everything but the photos' bytes in one read transaction, so that all rows are of one
 * moment. Photos come as handles: the bytes of one that is deleted afterwards are still there in most
 * browsers, and where they are not the photo is left out.
 * Nothing but the database is waited for in between: the transaction would end. Where one is under
 * way it is part of that. `createSink` makes what the text is written to: two, always in this order.
 */
export function takeSnapshot(
  database: TaalDatabase,
  createSink: () => TextSink = createTextSink,
): Promise<Snapshot> {
  const main = createSink();
  const strays = createSink();
  let leftOut = 0;

  const writeValue = (name: string, value: unknown) =>
    main.write(`,${JSON.stringify(name)}:${JSON.stringify(value)}`);

  async function writeList(
    name: string,
    store: AnyStore,
    jsonOf: (row: unknown) => unknown,
  ): Promise<void> {
    main.write(`,${JSON.stringify(name)}:[`);
    const add = commaSeparated(main);
    await store.each((row) => {
      const value = jsonOf(row);
      if (value === undefined) return;
      if (value === null) leftOut += 1;
      else add(JSON.stringify(value));
    });
    main.write(']');
  }

  const whole = (schema: RowSchema) => (row: unknown) =>
    v.is(schema, row) && isPlainJson(row) ? row : null;

  async function writeOnly(name: string, store: SingleStore, schema: RowSchema): Promise<void> {
    const row = await store.get(ONLY_ROW);
    const value = row === undefined ? null : whole(schema)(row);
    if (row !== undefined && value === null) leftOut += 1;
    writeValue(name, value);
  }

  async function writeNamed(name: keyof typeof namedValues): Promise<void> {
    const row = await database.keyValue.get(name);
    const schema = v.object({ value: namedValues[name] });
    const isWhole = v.is(schema, row) && isPlainJson(row);
    if (row !== undefined && !isWhole) leftOut += 1;
    writeValue(name, isWhole ? row.value : null);
  }

  function otherValue(row: unknown): unknown {
    if (!v.is(otherValueRow, row)) return null;
    if (RESERVED_KEYS.includes(row.key)) return undefined;
    return isPlainJson(row) ? row : null;
  }

  /** Without its number: a queue that takes the entry in gives it a new one. */
  function waiting(row: unknown): unknown {
    const entry = v.safeParse(outboxEntryRow, row);
    if (!entry.success || !isPlainJson(entry.output)) return null;
    const { sequence, ...rest } = entry.output;
    return rest;
  }

  return database.transaction('r', database.tables, async () => {
    await writeNamed('userId');
    await writeList('analysisHistory', database.analysisHistory, whole(analysisRow));
    await writeOnly('realtimeStats', database.realtimeStats, realtimeStatsRow);
    const profile = await database.userProfile.get(ONLY_ROW);
    writeValue('userProfile', profile === undefined ? null : toProfileRow(profile));
    main.write(',"chatSessions":[');
    leftOut += await writeSessions(database, main, strays);
    main.write(']');
    await writeOnly('userStats', database.userStats, userStatsRow);
    await writeNamed('activeSessionId');
    await writeNamed('hasCompletedOnboarding');
    await writeNamed('hasVisitedProfile');
    await writeList('likes', database.likes, whole(likeRow));
    await writeList('hiddenMatches', database.hiddenMatches, whole(hiddenMatchRow));
    await writeList('keptReadings', database.keptReadings, whole(keptReadingRow));
    await writeList('drafts', database.drafts, whole(draftRow));
    await writeList('outbox', database.outbox, waiting);
    await writeNamed('matchFilters');
    await writeList('otherValues', database.keyValue, otherValue);
    const stored = await database.photos.toArray();
    const photos = stored.filter((row) => v.is(photoRow, row));
    leftOut += stored.length - photos.length;
    const middle = [new Blob([',"messagesWithoutSession":[']), ...strays.parts(), new Blob([']'])];
    return { text: [...main.parts(), ...middle], photos, leftOut };
  });
}
