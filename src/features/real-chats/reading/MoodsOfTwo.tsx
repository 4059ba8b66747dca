import { SENTIMENTS, type Sentiment } from '@/domain/analysis/sentiment';
import type { Moods } from '@/domain/real-chats/figures/moods';
import { MOOD_RULE, unjudgedText } from '@/domain/real-chats/words/moodWords';
import { wholePercents } from '@/domain/stats/wholePercents';
import { Text } from '@/ui/components/Text/Text';
import { ValueTable } from '@/ui/components/ValueTable/ValueTable';
import { Stack } from '@/ui/layout/Stack';
import { columnsOfTwo } from './columnsOfTwo';
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
      <ValueTable
        caption="Moods"
        first="Mood"
        columns={columnsOfTwo(name)}
        rows={SENTIMENTS.map((mood) => ({
          key: mood,
          name: (
            <span className={styles.mood}>
              <MoodMark mood={mood} />
              <span>{mood}</span>
            </span>
          ),
          values: [own(mood), theirs(mood)],
        }))}
      />
      <Text size="small" tone="soft">
        {`${MOOD_RULE} ${unjudgedText(you.moods, other.moods)}`}
      </Text>
    </Stack>
  );
}
