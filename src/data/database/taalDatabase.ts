import Dexie, { type Table } from 'dexie';
import type { Call } from '@/domain/ledger/call';
import { OWN_NAME } from '@/domain/ownName';
import type { KeptReading } from '@/domain/real-chats/kept/keptReading';
import type { NewOutboxEntry } from '../outbox/entry';
import { migrations } from './migrations/migrations';
import type { AnalysisRow } from './rows/analysisRow';
import type { ChatMessageRow, ChatSessionRow } from './rows/chatRows';
import type { DraftRow } from './rows/draftRow';
import type { HiddenMatchRow, LikeRow } from './rows/matchRows';
import type { PhotoRow } from './rows/photoRow';
import type { NewRecoveryPointRow } from './rows/recoveryPointRow';
import type { CachedRealtimeStatsRow, UserStatsRow } from './rows/statsRows';
import type { UserProfileRow } from './rows/userProfileRow';

/** What is read is unknown until it is parsed; what is written is typed. */
type Store<Key, Row> = Table<unknown, Key, Row>;

export interface KeyValueRow {
  readonly key: string;
  readonly value: unknown;
}

export interface DamagedRow {
  readonly id?: number;
  readonly store: string;
  readonly key: string | number;
  readonly row: unknown;
  readonly reason: string;
}

/** The key of the one row in stores that hold a single record. */
export const ONLY_ROW = 'current';

/**
 * The database `taal`, or `taal@` and the base below a path (rule “Storage names”). Dexie keeps the
 * promise of its opening itself.
 */
export class TaalDatabase extends Dexie {
  declare readonly keyValue: Store<string, KeyValueRow>;
  declare readonly chatSessions: Store<string, ChatSessionRow>;
  declare readonly chatMessages: Store<string, ChatMessageRow>;
  declare readonly analysisHistory: Store<string, AnalysisRow>;
  declare readonly userStats: Store<string, UserStatsRow>;
  declare readonly realtimeStats: Store<string, CachedRealtimeStatsRow>;
  declare readonly userProfile: Store<string, UserProfileRow>;
  declare readonly outbox: Store<number, NewOutboxEntry>;
  declare readonly drafts: Store<string, DraftRow>;
  declare readonly likes: Store<string, LikeRow>;
  declare readonly hiddenMatches: Store<string, HiddenMatchRow>;
  declare readonly photos: Store<string, PhotoRow>;
  declare readonly damagedRows: Store<number, DamagedRow>;
  declare readonly keptReadings: Store<number, KeptReading>;
  declare readonly calls: Store<number, Call>;
  declare readonly recoveryPoints: Store<number, NewRecoveryPointRow>;

  constructor(name: string = OWN_NAME) {
    // With default or relaxed durability a power cut loses acknowledged writes.
    super(name, { chromeTransactionDurability: 'strict' });
    for (const { version, stores, upgrade } of migrations) {
      const schema = this.version(version).stores(stores);
      if (upgrade !== undefined) schema.upgrade(upgrade);
    }
  }
}
