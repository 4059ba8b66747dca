import type { MoodFigures } from '@/domain/stats/rhythmSummary';
import { stroke, swatch } from '@/ui/components/BeatBars/moods.css';
import { ChipButton } from '@/ui/components/Chip/ChipButton';
import { Row } from '@/ui/layout/Row';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import * as styles from './MoodLegend.css';
import { speedWords } from './rhythmWords';
import type { BeatChoice } from './useBeatChoice';

export interface MoodLegendProps {
  readonly moods: readonly MoodFigures[];
  readonly choice: BeatChoice;
}

/** What the colours mean; a mood that is pressed lets the others fade. */
export function MoodLegend({ moods, choice }: MoodLegendProps) {
  return (
    <Row as="ul" gap="x2" wrap aria-label="Moods">
      {moods.map(({ sentiment, messages, speed }) => (
        <li key={sentiment}>
          <ChipButton
            tone="neutral"
            pressed={choice.mood === sentiment}
            onClick={() => choice.onMood(sentiment)}
          >
            <svg aria-hidden="true" className={swatch} strokeWidth="4">
              <line className={stroke[sentiment]} x1="50%" x2="50%" y1="20%" y2="80%" />
            </svg>
            <span>{`${sentiment} `}</span>
            <span className={styles.count}>{messages}</span>
            <VisuallyHidden>{`, ${speedWords(speed)}`}</VisuallyHidden>
          </ChipButton>
        </li>
      ))}
    </Row>
  );
}
