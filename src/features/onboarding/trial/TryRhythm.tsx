import { useId } from 'react';
import { Badge } from '@/ui/components/Badge/Badge';
import { moodTone } from '@/ui/components/Badge/moodTone';
import { BeatBars } from '@/ui/components/BeatBars/BeatBars';
import { Card } from '@/ui/components/Card/Card';
import { Input } from '@/ui/components/Input/Input';
import { RHYTHM_FIELD } from '../steps/steps';
import * as styles from './TryRhythm.css';
import { useTypingTrial } from './useTypingTrial';

const BEATS_SHOWN = 36;

/** The latest beats, and a dot for each that is still to come. */
const line = (beats: readonly number[]) =>
  Array.from({ length: BEATS_SHOWN }, (_, index) => beats.slice(-BEATS_SHOWN)[index] ?? 0);

export function TryRhythm() {
  const id = useId();
  const { text, beats, speed, mood, onInput } = useTypingTrial();
  return (
    <Card padding="snug">
      <div className={styles.trial}>
        <div className={styles.head}>
          <label htmlFor={id} className={styles.label}>
            {RHYTHM_FIELD.label}
          </label>
          <span id={`${id}measure`} className={styles.measure}>
            {speed > 0 && <Badge tone="marigold">{`${speed} WPM`}</Badge>}
            {mood !== null && <Badge tone={moodTone[mood]}>{mood}</Badge>}
          </span>
        </div>
        <BeatBars size="strip" fill values={line(beats)} />
        <Input
          id={id}
          aria-describedby={`${id}measure`}
          placeholder={RHYTHM_FIELD.placeholder}
          autoComplete="off"
          enterKeyHint="done"
          value={text}
          onChange={onInput}
        />
      </div>
    </Card>
  );
}
