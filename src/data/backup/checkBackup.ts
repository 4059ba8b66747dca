import * as v from 'valibot';
import { analysisRow } from '../database/rows/analysisRow';
import {
  type ChatMessageRow,
  type ChatSessionRow,
  chatMessageRow,
  chatSessionRow,
} from '../database/rows/chatRows';
import { draftRow } from '../database/rows/draftRow';
import { keptReadingRow } from '../database/rows/keptReadingRow';
import { hiddenMatchRow, likeRow } from '../database/rows/matchRows';
import type { PhotoRow } from '../database/rows/photoRow';
import { realtimeStatsRow, userStatsRow } from '../database/rows/statsRows';
import type { UserProfileRow } from '../database/rows/userProfileRow';
import type { KeyValueRow } from '../database/taalDatabase';
import { type NewOutboxEntry, outboxEntryRow } from '../outbox/entry';
import type { Backup } from './backup';
import { namedValues, otherValueRow, RESERVED_KEYS } from './format';
import type { Fields } from './parseJsonObject';
import { photoEntry, photoOfEntry } from './photoEntries';
import { isPlainJson } from './plainJson';
import { profileOfBackup } from './profileRow';
import { wrong } from './refusal';
import { createRowCheck, type RowCheck } from './rowCheck';

const sessionWithMessages = v.object({ messages: v.array(v.unknown()) });

const idOf = ({ id }: { readonly id: string }) => id;
const matchOf = ({ matchId }: { readonly matchId: string }) => matchId;

/** Takes one field of a backup, which has to be there exactly once. */
type TakeField = (name: string) => unknown;

function createTaking(fields: Fields, repeated: ReadonlySet<string>): TakeField {
  return (name) => {
    if (!fields.has(name) || repeated.has(name)) throw wrong(name);
    return fields.get(name);
  };
}

function rowsOf<Row>(take: TakeField, name: string, check: RowCheck<Row>): Row[] {
  const list = take(name);
  if (!Array.isArray(list)) throw wrong(name);
  return list.map((value: unknown, index) => check(value, `${name}, row ${index + 1}`));
}

function singleOf<Value>(take: TakeField, name: string, check: RowCheck<Value>): Value | null {
  const value = take(name);
  if (Array.isArray(value)) throw wrong(name);
  return value === null ? null : check(value, name);
}

const onlyRow = <S extends v.GenericSchema<unknown, unknown>>(schema: S) =>
  createRowCheck(schema, () => '');

function checkProfile(value: unknown, place: string): UserProfileRow {
  const row = isPlainJson(value) ? profileOfBackup(value) : null;
  if (row === null) throw wrong(place);
  return row;
}

function chatsOf(take: TakeField) {
  const chatMessages: ChatMessageRow[] = [];
  const checkRow = createRowCheck(chatSessionRow, idOf);
  const checkMessage = createRowCheck(chatMessageRow, idOf);

  function checkSession(value: unknown, place: string): ChatSessionRow {
    if (!v.is(sessionWithMessages, value)) throw wrong(place);
    const { messages, ...row } = value;
    const session = checkRow(row, place);
    for (const [index, message] of messages.entries()) {
      const itsPlace = `${place}, message ${index + 1}`;
      const checked = checkMessage(message, itsPlace);
      if (checked.sessionId !== session.id) throw wrong(`${itsPlace} (sessionId)`);
      chatMessages.push(checked);
    }
    return session;
  }

  const chatSessions = rowsOf(take, 'chatSessions', checkSession);
  const sessionIds = new Set(chatSessions.map(idOf));
  const strays = rowsOf(take, 'messagesWithoutSession', checkMessage);
  if (strays.some(({ sessionId }) => sessionIds.has(sessionId))) {
    throw wrong('messagesWithoutSession');
  }
  for (const stray of strays) chatMessages.push(stray);
  return { chatSessions, chatMessages };
}

function outboxOf(take: TakeField): NewOutboxEntry[] {
  const checkEntry = createRowCheck(outboxEntryRow, idOf);
  return rowsOf(take, 'outbox', (value, place) => {
    // The queue gives the numbers; any will do here.
    const numbered = value instanceof Object ? { ...value, sequence: 0 } : value;
    const { sequence, ...entry } = v.parse(outboxEntryRow, checkEntry(numbered, place));
    return entry;
  });
}

function photosOf(take: TakeField): PhotoRow[] {
  const checkEntry = createRowCheck(photoEntry, idOf);
  return rowsOf(take, 'photos', (value, place) => {
    const photo = photoOfEntry(checkEntry(value, place));
    if (photo === null) throw wrong(`${place} (data)`);
    return photo;
  });
}

function valuesOf(take: TakeField): KeyValueRow[] {
  const named = Object.entries(namedValues).map(([key, schema]) => ({
    key,
    value: singleOf(take, key, onlyRow(schema)),
  }));
  const checkOther = createRowCheck(otherValueRow, ({ key }) => key, RESERVED_KEYS);
  return [
    ...named.filter(({ value }) => value !== null),
    ...rowsOf(take, 'otherValues', checkOther),
  ];
}

/**
 * The rows of a backup of the current version; throws a Refusal that names the first place that is
 * wrong. What another tool has added is no reason to refuse the rest. `repeated` are names that the
 * file has more than once.
 */
export function checkBackup(fields: Fields, repeated: ReadonlySet<string>): Backup {
  const take = createTaking(fields, repeated);
  return {
    ...chatsOf(take),
    values: valuesOf(take),
    analysisHistory: rowsOf(take, 'analysisHistory', createRowCheck(analysisRow, idOf)),
    userProfile: singleOf(take, 'userProfile', checkProfile),
    userStats: singleOf(take, 'userStats', onlyRow(userStatsRow)),
    realtimeStats: singleOf(take, 'realtimeStats', onlyRow(realtimeStatsRow)),
    likes: rowsOf(take, 'likes', createRowCheck(likeRow, matchOf)),
    hiddenMatches: rowsOf(take, 'hiddenMatches', createRowCheck(hiddenMatchRow, matchOf)),
    drafts: rowsOf(take, 'drafts', createRowCheck(draftRow, idOf)),
    outbox: outboxOf(take),
    photos: photosOf(take),
    keptReadings: rowsOf(
      take,
      'keptReadings',
      createRowCheck(keptReadingRow, ({ keptAt }) => String(keptAt)),
    ),
  };
}
