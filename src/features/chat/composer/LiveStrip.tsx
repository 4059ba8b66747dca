import { memo, useMemo } from 'react';
import type { Draft } from '@/data/drafts/draftKeeper';
import { sentimentOf } from '@/domain/analysis/sentiment';
import { isBlank } from '@/domain/language/isBlank';
import { steadySpeed } from '@/domain/typing/steadySpeed';
import { beats, timeTaken } from '@/domain/typing/typingMeter';
import { BeatBars } from '@/ui/components/BeatBars/BeatBars';
import { Text } from '@/ui/components/Text/Text';
import { joinClassNames } from '@/ui/joinClassNames';
import { useAfterPaint } from '@/ui/page/useAfterPaint';
import { loadedCoach } from '../replies/loadCoach';
import * as styles from './LiveStrip.css';

const BEATS_SHOWN = 18;
const HEARD_CHARACTERS = 2000;

interface MeasuredProps {
  readonly draft: Draft;
  readonly clock: () => number;
}

const Measured = memo(function Measured({ draft: { text, meter }, clock }: MeasuredProps) {
  const sentiment = sentimentOf(text);
  const speed = steadySpeed(text, timeTaken(meter, clock()));
  return (
    <>
      <BeatBars values={beats(meter).slice(-BEATS_SHOWN)} />
      <Text as="span" size="tiny" tone="soft" tabular>
        {speed > 0 ? `${speed} WPM · ${sentiment}` : sentiment}
      </Text>
    </>
  );
});

export interface LiveStripProps extends MeasuredProps {
  /** The talk is about danger: nothing is measured aloud. */
  readonly isCalm: boolean;
}

/** Typing speed and sentiment of what is being written. */
export function LiveStrip({ draft, clock, isCalm }: LiveStripProps) {
  const measured = useAfterPaint(draft);
  const isEmpty = isBlank(draft.text);
  // Once for each text, and of a long one its beginning: this runs while somebody types.
  const start = measured.text.slice(0, HEARD_CHARACTERS);
  const isSensitive = useMemo(() => loadedCoach()?.hearsDanger(start) === true, [start]);
  if (isCalm || isSensitive) {
    return (
      <div className={styles.strip}>
        <Text as="span" size="tiny" tone="soft">
          Take your time
        </Text>
      </div>
    );
  }
  return (
    <div className={joinClassNames(styles.strip, isEmpty && styles.hint)}>
      {isEmpty ? (
        <Text as="span" size="tiny" tone="soft">
          Your rhythm shows here as you type
        </Text>
      ) : (
        <Measured draft={measured} clock={clock} />
      )}
    </div>
  );
}
