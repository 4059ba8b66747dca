import { FIGURES, type FigureName } from '@/domain/real-chats/figures/figures';
import { type Change, compareKept } from '@/domain/real-chats/kept/compareKept';
import type { KeptReading } from '@/domain/real-chats/kept/keptReading';
import { FIGURE_LABELS, moveText } from '@/domain/real-chats/words/figureWords';
import { Card } from '@/ui/components/Card/Card';
import { Text } from '@/ui/components/Text/Text';
import { ValueTable } from '@/ui/components/ValueTable/ValueTable';
import { Stack } from '@/ui/layout/Stack';
import { countText } from '@/ui/text/countText';
import { columnsOfTwo } from '../reading/columnsOfTwo';
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
  if (messages === 0) return 'It has as many messages as before.';
  const words = messages > 0 ? 'more' : 'fewer';
  return `It holds ${countText(Math.abs(messages))} messages ${words} than before.`;
}

/** What has changed in a chat since its figures were kept. */
export function SinceKept({ before, now, name }: SinceKeptProps) {
  const { you, other, messages, sameSilence } = compareKept(before, now);
  return (
    <Card>
      <Stack gap="x3">
        <ValueTable
          caption={`Since ${dayText(before.keptAt)}`}
          first="Figure"
          columns={columnsOfTwo(name)}
          rows={FIGURES.map((figure) => ({
            key: figure,
            name: FIGURE_LABELS[figure],
            values: [changeText(figure, you[figure]), changeText(figure, other[figure])],
          }))}
        />
        <Text size="small" tone="soft">
          {[moreText(messages), ...(sameSilence ? [] : [OTHER_SILENCE])].join(' ')}
        </Text>
      </Stack>
    </Card>
  );
}
