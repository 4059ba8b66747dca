import { type Answer, describeAnswer } from './answer';

/** Told of every answer to a call, by the path without its query. */
export type OnAnswer = (path: string, answer: Answer<unknown>) => void;

/** Calls that are logged here; the realtime stats are where they are asked for. */
const NAMES = new Map([
  ['/health', 'GET /health'],
  ['/analyze', 'POST /analyze'],
  ['/user-profile', 'POST /user-profile'],
]);

function warnOnConsole(message: string): void {
  // biome-ignore lint/suspicious/noConsole: logged only, the device's own results stand (rule “Failures”).
  console.warn(message);
}

/**
 * Logs each failed call by its name and its reason, never by what it carried: once for each reason,
 * until that call has succeeded again (rule “Failures”).
 */
export function createFailureLog(warn: (message: string) => void = warnOnConsole): OnAnswer {
  const logged = new Set<string>();
  return (path, answer) => {
    const name = NAMES.get(path);
    if (name === undefined) return;
    const start = `${name} failed: `;
    if (answer.kind === 'ok') {
      for (const message of logged) if (message.startsWith(start)) logged.delete(message);
      return;
    }
    const message = `${start}${describeAnswer(answer)}`;
    if (logged.has(message)) return;
    logged.add(message);
    warn(message);
  };
}
