import type { Call } from './call';

const SUBJECTS: Readonly<Record<string, string>> = {
  '/analyze': 'A message, for analysis',
  '/user-profile': 'Your profile, without photos',
  '/health': 'Is the server there?',
  '/realtime-stats': 'Your figures, asked for',
};

/** What a call was about, for people. */
export function subjectOf({ path }: Pick<Call, 'path'>): string {
  return SUBJECTS[path] ?? 'A question to the AI service, without names';
}

/** A size in bytes, in words. */
function bytesText(bytes: number): string {
  if (bytes === 0) return 'no data';
  return bytes < 1000 ? `${bytes} bytes` : `${(bytes / 1000).toFixed(1)} KB`;
}

/** Which fields, how much, and what came of it: "text, user_id; 214 bytes; accepted". */
export function factsOf({ fields, bytes, outcome, by, times }: Call): string {
  const sent = fields.length === 0 ? '' : `${fields.join(', ')}; `;
  const repeated = times === 1 ? '' : `, ${times} times`;
  const from = by === 'worker' ? '; sent with Taal closed' : '';
  return `${sent}${bytesText(bytes)}; ${outcome}${repeated}${from}`;
}
