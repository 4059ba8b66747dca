import type { KeptReading } from '@/domain/real-chats/kept/keptReading';
import type { AnalysisRow } from '../database/rows/analysisRow';
import type { ChatMessageRow, ChatSessionRow } from '../database/rows/chatRows';
import type { DraftRow } from '../database/rows/draftRow';
import type { HiddenMatchRow, LikeRow } from '../database/rows/matchRows';
import type { PhotoRow } from '../database/rows/photoRow';
import type { RealtimeStatsRow, UserStatsRow } from '../database/rows/statsRows';
import type { UserProfileRow } from '../database/rows/userProfileRow';
import type { KeyValueRow } from '../database/taalDatabase';
import type { NewOutboxEntry } from '../outbox/entry';

/** A whole backup, checked, as rows of the database; photos are Blobs already. */
export interface Backup {
  readonly values: readonly KeyValueRow[];
  readonly chatSessions: readonly ChatSessionRow[];
  readonly chatMessages: readonly ChatMessageRow[];
  readonly analysisHistory: readonly AnalysisRow[];
  readonly userProfile: UserProfileRow | null;
  readonly userStats: UserStatsRow | null;
  readonly realtimeStats: RealtimeStatsRow | null;
  readonly likes: readonly LikeRow[];
  readonly hiddenMatches: readonly HiddenMatchRow[];
  readonly drafts: readonly DraftRow[];
  /** In the order of the queue. */
  readonly outbox: readonly NewOutboxEntry[];
  readonly photos: readonly PhotoRow[];
  readonly keptReadings: readonly KeptReading[];
}

/** The kinds of things that people know to be kept. */
export const STORED_KINDS = [
  'chats',
  'messages',
  'analyses',
  'photos',
  'likes',
  'hidden',
  'readings',
  'drafts',
  'waiting',
] as const;
export type StoredKind = (typeof STORED_KINDS)[number];

/** What a backup holds, to be shown before it replaces anything. */
export interface BackupSummary {
  /** When it was made; null when the file does not say. */
  readonly exportedAt: Date | null;
  readonly profileName: string;
  readonly counts: Readonly<Record<StoredKind, number>>;
}

export function summaryOf(backup: Backup, exportedAt: Date | null): BackupSummary {
  return {
    exportedAt,
    profileName: backup.userProfile?.profile.name ?? '',
    counts: {
      chats: backup.chatSessions.length,
      messages: backup.chatMessages.length,
      analyses: backup.analysisHistory.length,
      photos: backup.photos.length,
      likes: backup.likes.length,
      hidden: backup.hiddenMatches.length,
      readings: backup.keptReadings.length,
      drafts: backup.drafts.length,
      waiting: backup.outbox.length,
    },
  };
}
