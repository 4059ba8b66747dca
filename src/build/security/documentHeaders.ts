import { SCREENS } from '../../shell/screens.ts';

/** Rules of `_headers` for the documents: each is looked up again each time. */
export const documentHeaders = [...SCREENS, '/index.html']
  .map((path) => `\n${path}\n  Cache-Control: no-cache\n`)
  .join('');
