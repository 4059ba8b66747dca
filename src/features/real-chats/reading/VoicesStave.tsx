import { useMemo } from 'react';
import { SENTIMENTS } from '@/domain/analysis/sentiment';
import type { StaveColumn } from '@/domain/real-chats/stave/columns';
import { stroke } from '@/ui/components/BeatBars/moods.css';
import { Text } from '@/ui/components/Text/Text';
import { joinClassNames } from '@/ui/joinClassNames';
import { Stack } from '@/ui/layout/Stack';
import { MoodMark } from './MoodMark';
import { placedVoices } from './placedVoices';
import * as tables from './tables.css';
import * as styles from './VoicesStave.css';

export interface VoicesStaveProps {
  readonly columns: readonly StaveColumn[];
  readonly name: string;
  readonly hasTimes: boolean;
}

/** As many columns leave room for thick beats, on a phone too. */
const FEW = 24;

/** The two voices over time: height is speed of answer, colour is mood, a gap is silence. */
export function VoicesStave({ columns, name, hasTimes }: VoicesStaveProps) {
  const beats = useMemo(() => placedVoices(columns), [columns]);
  const crowd = styles.crowd[columns.length > FEW ? 'many' : 'few'];
  return (
    <Stack gap="x2">
      <div aria-hidden>
        <div className={styles.voice}>You</div>
        <svg aria-hidden="true" className={joinClassNames(styles.picture, crowd)}>
          <line className={styles.line} x1="0" x2="100%" y1="50%" y2="50%" />
          {beats.map(({ key, x, from, to, mood }) => (
            <line
              key={key}
              className={mood === null ? styles.unjudged : stroke[mood]}
              x1={`${x}%`}
              x2={`${x}%`}
              y1={`${from}%`}
              y2={`${to}%`}
            />
          ))}
        </svg>
        <div className={styles.voice}>
          <bdi>{name}</bdi>
        </div>
      </div>
      <div className={styles.legend}>
        {SENTIMENTS.map((mood) => (
          <span key={mood} className={tables.mood}>
            <MoodMark mood={mood} />
            <span>{mood}</span>
          </span>
        ))}
      </div>
      <Text size="tiny" tone="soft">
        {hasTimes
          ? 'Taller is a faster answer. A dot is a start. A gap is a silence. Pale: the mood is not known.'
          : 'Each beat is a turn. This chat has no times, so all are dots. Pale: the mood is not known.'}
      </Text>
    </Stack>
  );
}
