import { SENTIMENTS, type Sentiment } from '@/domain/analysis/sentiment';
import type { Moods } from '@/domain/real-chats/figures/moods';
import { MOOD_RULE, unjudgedText } from '@/domain/real-chats/words/moodWords';
import { wholePercents } from '@/domain/stats/wholePercents';
import { Text } from '@/ui/components/Text/Text';
import { Stack } from '@/ui/layout/Stack';
import * as tables from '@/ui/layout/table.css';
import { ColumnsOfTwo } from './ColumnsOfTwo';
import { MoodMark } from './MoodMark';
import type { OfTwoProps } from './NineFigures';
import * as styles from './tables.css';

/** The parts of the messages that could be judged, in whole percents that make 100 together. */
function percentsOf({ counts, judged }: Moods): (mood: Sentiment) => string {
  if (judged === 0) return () => 'none';
  const percents = wholePercents(SENTIMENTS.map((mood) => counts[mood] / judged));
  return (mood) => `${percents[SENTIMENTS.indexOf(mood)] ?? 0}%`;
}

/** The moods of both by the rule of the app, and how much that rule cannot judge. */
export function MoodsOfTwo({ reading, name }: OfTwoProps) {
  const { you, other } = reading;
  const [own, theirs] = [percentsOf(you.moods), percentsOf(other.moods)];
  return (
    <Stack gap="x3">
      <table className={tables.table}>
        <caption className={tables.caption}>Moods</caption>
        <ColumnsOfTwo first="Mood" name={name} />
        <tbody>
          {SENTIMENTS.map((mood) => (
            <tr key={mood}>
              <th scope="row">
                <span className={styles.mood}>
                  <MoodMark mood={mood} />
                  <span>{mood}</span>
                </span>
              </th>
              <td>{own(mood)}</td>
              <td>{theirs(mood)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Text size="small" tone="soft">
        {`${MOOD_RULE} ${unjudgedText(you.moods, other.moods)}`}
      </Text>
    </Stack>
  );
}
