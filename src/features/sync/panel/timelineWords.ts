import { type Call, type NotedCall, triesOf } from '@/domain/ledger/call';
import { bytesText } from '@/domain/ledger/callWords';
import { localFormat } from '@/ui/text/dayAndTime';

const day = localFormat({ day: '2-digit', month: 'short' });
const time = localFormat({
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** A moment to the millisecond, by this device's clock: "27 Nov 17:05:09.042". */
export function exactTime(moment: Date): string {
  const milliseconds = String(moment.getMilliseconds()).padStart(3, '0');
  return `${day(moment)} ${time(moment)}.${milliseconds}`;
}

/** Enough of an Idempotency-Key, which is the id of the message, to tell it from the others. */
const SHORT_ID = 8;

/** A call in two lines, without anything that a person wrote: what was called, and how it went. */
export function tracedLines(call: Call, attempt: number | null) {
  const { method, path, by, status, outcome, milliseconds, bytes, message, times } = call;
  const facts = [
    by,
    `${Math.round(milliseconds)} ms`,
    bytesText(bytes),
    ...(message === null ? [] : [`key ${message.messageId.slice(0, SHORT_ID)}`]),
    ...(attempt === null ? [] : [`try ${attempt}`]),
    ...(times === 1 ? [] : [`${times} times, this is the last`]),
  ];
  const saysStatus = status === null || outcome === `answered ${status}`;
  const answered = saysStatus ? outcome : `${status}, ${outcome}`;
  return { what: `${method} ${path}: ${answered}`, how: facts.join(' · ') };
}

/** The calls as lines of a report, the latest first; without anything that a person wrote. */
export function reportedCalls(calls: readonly NotedCall[]): readonly string[] {
  const tries = triesOf(calls);
  return calls.map((call) => {
    const { what, how } = tracedLines(call, tries.get(call.id) ?? null);
    return `${new Date(call.at).toISOString()} ${what} · ${how}`;
  });
}
