import * as v from 'valibot';
import { type AnalysisRow, analysisRow } from '../../database/rows/analysisRow';
import {
  type ChatMessageRow,
  type ChatSessionRow,
  chatMessageRow,
  chatSessionRow,
} from '../../database/rows/chatRows';
import { type DraftRow, draftRow } from '../../database/rows/draftRow';
import {
  type HiddenMatchRow,
  hiddenMatchRow,
  type LikeRow,
  likeRow,
} from '../../database/rows/matchRows';
import type { PhotoRow } from '../../database/rows/photoRow';
import type { KeyValueRow } from '../../database/taalDatabase';
import { type NewOutboxEntry, outboxEntryRow } from '../../outbox/entry';
import { otherValueRow, RESERVED_KEYS } from '../format';
import { wrong } from '../refusal';
import { photoEntry, photoOfEntry } from './photoEntries';
import { createRowCheck, type RowCheck } from './rowCheck';

/** Takes the next row of a list; throws a Refusal that names `place` when it is wrong. */
export type TakeRow = (value: unknown, place: string) => void;

const sessionWithMessages = v.object({ messages: v.array(v.unknown()) });

/** The lists of a backup while they are read: where each row goes, and what there is so far. */
export function createListCollector() {
  const otherValues: KeyValueRow[] = [];
  const chatSessions: ChatSessionRow[] = [];
  const chatMessages: ChatMessageRow[] = [];
  const analysisHistory: AnalysisRow[] = [];
  const likes: LikeRow[] = [];
  const hiddenMatches: HiddenMatchRow[] = [];
  const drafts: DraftRow[] = [];
  const outbox: NewOutboxEntry[] = [];
  const photos: PhotoRow[] = [];
  const sessionIds = new Set<string>();
  const idsWithoutSession = new Set<string>();
  const checkSession = createRowCheck(chatSessionRow, ({ id }) => id);
  const checkMessage = createRowCheck(chatMessageRow, ({ id }) => id);
  const checkEntry = createRowCheck(outboxEntryRow, ({ id }) => id);
  const checkPhoto = createRowCheck(photoEntry, ({ id }) => id);

  function into<Row>(rows: Row[], check: RowCheck<Row>): TakeRow {
    return (value, place) => {
      rows.push(check(value, place));
    };
  }

  function takeSession(value: unknown, place: string): void {
    if (!v.is(sessionWithMessages, value)) throw wrong(place);
    const { messages, ...row } = value;
    const session = checkSession(row, place);
    chatSessions.push(session);
    sessionIds.add(session.id);
    for (const [index, message] of messages.entries()) {
      const itsPlace = `${place}, message ${index + 1}`;
      const checked = checkMessage(message, itsPlace);
      if (checked.sessionId !== session.id) throw wrong(`${itsPlace} (sessionId)`);
      chatMessages.push(checked);
    }
  }

  function takeStray(value: unknown, place: string): void {
    const message = checkMessage(value, place);
    idsWithoutSession.add(message.sessionId);
    chatMessages.push(message);
  }

  function takeEntry(value: unknown, place: string): void {
    const numbered = value instanceof Object ? { ...value, sequence: outbox.length } : value;
    const { sequence, ...entry } = v.parse(outboxEntryRow, checkEntry(numbered, place));
    outbox.push(entry);
  }

  function takePhoto(value: unknown, place: string): void {
    const photo = photoOfEntry(checkPhoto(value, place));
    if (photo === null) throw wrong(`${place} (data)`);
    photos.push(photo);
  }

  const takers: ReadonlyMap<string, TakeRow> = new Map([
    [
      'analysisHistory',
      into(
        analysisHistory,
        createRowCheck(analysisRow, ({ id }) => id),
      ),
    ],
    ['chatSessions', takeSession],
    [
      'likes',
      into(
        likes,
        createRowCheck(likeRow, ({ matchId }) => matchId),
      ),
    ],
    [
      'hiddenMatches',
      into(
        hiddenMatches,
        createRowCheck(hiddenMatchRow, ({ matchId }) => matchId),
      ),
    ],
    [
      'drafts',
      into(
        drafts,
        createRowCheck(draftRow, ({ id }) => id),
      ),
    ],
    ['outbox', takeEntry],
    [
      'otherValues',
      into(
        otherValues,
        createRowCheck(otherValueRow, ({ key }) => key, RESERVED_KEYS),
      ),
    ],
    ['messagesWithoutSession', takeStray],
    ['photos', takePhoto],
  ]);

  return {
    takers,
    /** What has been taken; throws a Refusal when the lists contradict each other. */
    finish() {
      const contradicts = [...idsWithoutSession].some((id) => sessionIds.has(id));
      if (contradicts) throw wrong('messagesWithoutSession');
      const chats = { chatSessions, chatMessages, analysisHistory, drafts, outbox };
      return { ...chats, otherValues, likes, hiddenMatches, photos };
    },
  };
}
