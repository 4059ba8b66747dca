import { version1 } from './version1';
import { version2 } from './version2';
import { version3 } from './version3';
import { version4 } from './version4';
import { version5 } from './version5';

/** All versions of the schema, oldest first. A version that people have is never edited. */
export const migrations = [version1, version2, version3, version4, version5] as const;
