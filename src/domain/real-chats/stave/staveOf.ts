import { messagesOfTwo } from '../figures/exchange';
import { SILENCE_SECONDS } from '../figures/readingOf';
import type { RealChat } from '../realMessage';
import { columnOf, MOST_COLUMNS, type StaveColumn, type Turn, turnsOf } from './columns';
import { type PeriodRow, periodsOf } from './periods';

/** The two voices over time (rule “The stave”). */
export interface Stave {
  readonly columns: readonly StaveColumn[];
  /** The same for those who read: a row a day, a month or a year, or a part of a chat without times. */
  readonly rows: readonly PeriodRow[];
  /** How many turns a column holds, at most; 1 where each has its own. */
  readonly turnsInColumn: number;
}

/** The turns in as many equal groups as there is room for. */
function columnsOf(turns: readonly Turn[], size: number): readonly StaveColumn[] {
  const columns: StaveColumn[] = [];
  for (let start = 0; start < turns.length; start += size) {
    columns.push(columnOf(turns.slice(start, start + size)));
  }
  return columns;
}

/** The picture of a chat and its table, of the same messages and the same silence as its reading. */
export function staveOf(
  chat: RealChat,
  you: number,
  other: number | null,
  { silenceSeconds = SILENCE_SECONDS } = {},
): Stave {
  const turns = turnsOf(messagesOfTwo(chat, you, other), silenceSeconds);
  const turnsInColumn = Math.max(1, Math.ceil(turns.length / MOST_COLUMNS));
  return { columns: columnsOf(turns, turnsInColumn), rows: periodsOf(turns), turnsInColumn };
}
