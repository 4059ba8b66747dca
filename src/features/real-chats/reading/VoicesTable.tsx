import type { StaveBeat } from '@/domain/real-chats/stave/columns';
import type { PeriodRow } from '@/domain/real-chats/stave/periods';
import { periodTexts } from '@/domain/real-chats/words/periodTexts';
import { spanText } from '@/domain/real-chats/words/spanText';
import { ValueTable } from '@/ui/components/ValueTable/ValueTable';
import { summary } from '@/ui/layout/summary.css';
import { english } from '@/ui/text/english';
import { columnsOfTwo } from './columnsOfTwo';
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
      <summary className={summary}>The beats as a table</summary>
      <ValueTable
        caption="The beats as a table"
        isCaptionHidden
        first="When"
        columns={columnsOfTwo(name)}
        rows={rows.map((row, index) => ({
          key: periods[index] ?? '',
          name: (
            <>
              <span>{periods[index]}</span>
              {row.silence > 0 && (
                <span className={styles.note}>{`silence of ${spanText(row.silence)}`}</span>
              )}
            </>
          ),
          values: [beatText(row.you), beatText(row.other)],
        }))}
      />
    </details>
  );
}
