import type { StaveBeat } from '@/domain/real-chats/stave/columns';
import type { PeriodRow } from '@/domain/real-chats/stave/periods';
import { periodTexts } from '@/domain/real-chats/words/periodTexts';
import { spanText } from '@/domain/real-chats/words/spanText';
import * as tables from '@/ui/layout/table.css';
import { english } from '@/ui/text/english';
import { ColumnsOfTwo } from './ColumnsOfTwo';
import * as styles from './tables.css';

export interface VoicesTableProps {
  readonly rows: readonly PeriodRow[];
  readonly name: string;
}

function beatText(beat: StaveBeat | null): string {
  if (beat === null) return 'nothing';
  const speed = beat.answer === null ? 'no answer' : spanText(beat.answer);
  return beat.mood === null ? speed : `${speed}, ${beat.mood}`;
}

/** The picture of the two voices for those who read rather than look. */
export function VoicesTable({ rows, name }: VoicesTableProps) {
  const periods = periodTexts(rows, english);
  return (
    <details>
      <summary className={tables.summary}>The beats as a table</summary>
      <table className={tables.table} aria-label="The beats as a table">
        <ColumnsOfTwo first="When" name={name} />
        <tbody>
          {rows.map((row, index) => (
            <tr key={periods[index]}>
              <th scope="row">
                <span>{periods[index]}</span>
                {row.silence > 0 && (
                  <span className={styles.note}>{`silence of ${spanText(row.silence)}`}</span>
                )}
              </th>
              <td>{beatText(row.you)}</td>
              <td>{beatText(row.other)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
