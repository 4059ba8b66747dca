/** A row as a store of Taal's database holds it. */
export interface StoredRow {
  readonly store: string;
  /** For stores whose rows do not hold their key. */
  readonly key?: string;
  readonly row: unknown;
}
