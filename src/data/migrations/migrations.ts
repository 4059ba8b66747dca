import { version1 } from './version1';

/** All versions of the schema, oldest first. A version that people have is never edited. */
export const migrations = [version1] as const;
