import { useDeferredValue, useMemo } from 'react';
import type { Draft } from '@/data/repositories/drafts';
import { sentimentOf } from '@/domain/analysis/sentiment';
import { steadySpeed } from '@/domain/typing/steadySpeed';
import { beats, timeTaken } from '@/domain/typing/typingMeter';
import { BeatBars } from '@/ui/components/BeatBars/BeatBars';
import { Text } from '@/ui/components/Text/Text';
import * as styles from './LiveStrip.css';

const BEATS_SHOWN = 18;

/** Typing speed and sentiment of what is being written. */
export function LiveStrip({
  draft,
  clock,
}: {
  readonly draft: Draft;
  readonly clock: () => number;
}) {
  // A long text is judged after the keystroke is on screen.
  const measured = useDeferredValue(draft);
  const sentiment = useMemo(() => sentimentOf(measured.text), [measured.text]);
  const isEmpty = draft.text.trim() === '';
  const speed = steadySpeed(measured.text, timeTaken(measured.meter, clock()));
  return (
    <div className={styles.strip}>
      {isEmpty ? (
        <Text as="span" size="tiny" tone="soft">
          Your rhythm shows here as you type
        </Text>
      ) : (
        <>
          <BeatBars values={beats(measured.meter).slice(-BEATS_SHOWN)} />
          <Text as="span" size="tiny" tone="soft" tabular>
            {speed > 0 ? `${speed} WPM · ${sentiment}` : sentiment}
          </Text>
        </>
      )}
    </div>
  );
}
