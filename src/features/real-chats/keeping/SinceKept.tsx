import { FIGURES, type FigureName } from '@/domain/real-chats/figures/figures';
import { type Change, compareKept } from '@/domain/real-chats/kept/compareKept';
import type { KeptReading } from '@/domain/real-chats/kept/keptReading';
import { FIGURE_LABELS, moveText } from '@/domain/real-chats/words/figureWords';
import { Card } from '@/ui/components/Card/Card';
import { Text } from '@/ui/components/Text/Text';
import { Stack } from '@/ui/layout/Stack';
import * as tables from '@/ui/layout/table.css';
import { countText } from '@/ui/text/countText';
import { ColumnsOfTwo } from '../reading/ColumnsOfTwo';
import { dayText } from './dayText';

export interface SinceKeptProps {
  readonly before: KeptReading;
  readonly now: KeptReading;
  /** The other person's. */
  readonly name: string;
}

const OTHER_SILENCE = 'The two count silences differently, which moves answers and starts.';

function changeText(figure: FigureName, change: Change | null): string {
  if (change === null) return 'not known';
  const move = { first: change.before, second: change.after };
  return moveText(figure, { value: change.after, n: 0, move }) ?? 'as before';
}

function moreText(messages: number): string {
  if (messages === 0) return 'It holds as many messages as before.';
  const words = messages > 0 ? 'more' : 'fewer';
  return `It holds ${countText(Math.abs(messages))} messages ${words} than before.`;
}

/** What has changed in a chat since its figures were kept. */
export function SinceKept({ before, now, name }: SinceKeptProps) {
  const { you, other, messages, sameSilence } = compareKept(before, now);
  return (
    <Card>
      <Stack gap="x3">
        <table className={tables.table}>
          <caption className={tables.caption}>{`Since ${dayText(before.keptAt)}`}</caption>
          <ColumnsOfTwo first="Figure" name={name} />
          <tbody>
            {FIGURES.map((figure) => (
              <tr key={figure}>
                <th scope="row">{FIGURE_LABELS[figure]}</th>
                <td>{changeText(figure, you[figure])}</td>
                <td>{changeText(figure, other[figure])}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <Text size="small" tone="soft">
          {[moreText(messages), ...(sameSilence ? [] : [OTHER_SILENCE])].join(' ')}
        </Text>
      </Stack>
    </Card>
  );
}
