import type { Transaction } from 'dexie';
import { version1 } from './version1';
import { version2 } from './version2';
import { version3 } from './version3';
import { version4 } from './version4';
import { version5 } from './version5';
import { version6 } from './version6';
import { version7 } from './version7';

interface Migration {
  readonly version: number;
  /** Object stores and their indexes that are new or changed, as Dexie writes them. */
  readonly stores: Readonly<Record<string, string>>;
  /** Changes rows, in the transaction that changes the stores. */
  readonly upgrade?: (transaction: Transaction) => PromiseLike<unknown>;
}

/** All versions of the schema, oldest first. A version that people have is never edited. */
export const migrations: readonly Migration[] = [
  version1,
  version2,
  version3,
  version4,
  version5,
  version6,
  version7,
];
