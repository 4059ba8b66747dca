import type { PointReason } from '@/data/database/rows/recoveryPointRow';

/** Why what is here cannot be kept as a recovery point. */
export const WITHOUT_POINT = {
  noRoom: 'There is no room on this device for a recovery point.',
  noPoint: 'No recovery point could be written.',
} as const;

export const POINT_WORDS: Readonly<Record<PointReason, string>> = {
  import: 'Before an import',
  update: 'Before an update',
  restore: 'Before restoring',
};
