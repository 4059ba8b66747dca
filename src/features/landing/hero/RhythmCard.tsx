import { Badge } from '@/ui/components/Badge/Badge';
import { Card } from '@/ui/components/Card/Card';
import { Field } from '@/ui/components/Field/Field';
import { Input } from '@/ui/components/Input/Input';
import { Text } from '@/ui/components/Text/Text';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import { moodTone } from '../moodTone';
import { BeatLine } from './BeatLine';
import * as styles from './RhythmCard.css';
import { readingOf } from './reading';
import { useRhythm } from './useRhythm';
import { useSettled } from './useSettled';

/** The product in small: what is typed here draws its own beat. */
export function RhythmCard() {
  const rhythm = useRhythm();
  const { text, beats, mood, onInput } = rhythm;
  const { badge, note } = readingOf(rhythm);
  const spoken = useSettled(mood === null ? '' : `${badge}, ${mood}`);
  return (
    <Card>
      <div className={styles.rhythm}>
        <div className={styles.head}>
          <p className={styles.title}>
            <span>Type here. Feel your </span>
            <span lang="hi-Latn">taal</span>
            <span>.</span>
          </p>
          <Badge tone="marigold">{badge}</Badge>
        </div>
        <BeatLine beats={beats} idle={mood === null} />
        <Field label="Try your rhythm" labelHidden>
          {(control) => (
            <Input
              {...control}
              name="rhythm"
              placeholder="I could talk about mangoes…"
              autoComplete="off"
              enterKeyHint="done"
              value={text}
              onChange={onInput}
            />
          )}
        </Field>
        <div className={styles.reading}>
          {mood !== null && <Badge tone={moodTone[mood]}>{mood}</Badge>}
          <Text size="small" tone="soft">
            {note}
          </Text>
        </div>
        <VisuallyHidden role="status">{spoken}</VisuallyHidden>
      </div>
    </Card>
  );
}
