import { fileURLToPath } from 'node:url';
import { builtBytes } from '../limits/builtBytes.ts';
import { report } from '../limits/report.ts';

const dist = fileURLToPath(new URL('../../../dist', import.meta.url));
process.exitCode = (await report(builtBytes(dist))) ? 0 : 1;
