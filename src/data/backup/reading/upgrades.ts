import type { JsonPiece } from './splitJson';

/** How a backup of the version `from` becomes one of the next. */
export interface Upgrade {
  readonly from: number;
  /** What becomes of a piece: itself, others, or nothing. */
  readonly piece: (piece: JsonPiece) => readonly JsonPiece[];
  /** What files of that version lack. */
  readonly added: readonly JsonPiece[];
}

/** Oldest first, one for each version that people have files of. Version 1 is the first. */
export const upgrades: readonly Upgrade[] = [];

/** Takes one piece, or the file's end (null), through all upgrades from `version` on. */
export function upgraded(
  list: readonly Upgrade[],
  version: number,
  piece: JsonPiece | null,
): readonly JsonPiece[] {
  return list
    .filter(({ from }) => from >= version)
    .reduce<readonly JsonPiece[]>(
      (pieces, upgrade) => [
        ...pieces.flatMap(upgrade.piece),
        ...(piece === null ? upgrade.added : []),
      ],
      piece === null ? [] : [piece],
    );
}
