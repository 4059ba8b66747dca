import { version1 } from './version1';
import { version2 } from './version2';

/** All versions of the schema, oldest first. A version that people have is never edited. */
export const migrations = [version1, version2] as const;
