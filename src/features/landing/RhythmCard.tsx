import { useEffect, useRef, useState } from 'react';
import { Badge } from '@/ui/components/Badge/Badge';
import { moodTone } from '@/ui/components/Badge/moodTone';
import { MovingBeats } from '@/ui/components/BeatBars/MovingBeats';
import { Card } from '@/ui/components/Card/Card';
import { Field } from '@/ui/components/Field/Field';
import { Input } from '@/ui/components/Input/Input';
import { Text } from '@/ui/components/Text/Text';
import { joinClassNames } from '@/ui/joinClassNames';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import { lineOf, prefersReducedMotion, riseAround, settle } from './beatLine';
import { rhythm as words } from './content';
import * as styles from './RhythmCard.css';
import { readingOf, useRhythm } from './useRhythm';

const SETTLED_MS = 1200;

/** The value once it has stood still: read out at every keystroke it would be noise. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

interface BeatLineProps {
  readonly beats: readonly number[];
  /** Nobody has typed: the line breathes, and rises under the pointer. */
  readonly idle: boolean;
}

function BeatLine({ beats, idle }: BeatLineProps) {
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const line = frame.current;
    const area = line?.closest('section');
    if (!idle || !line || !area) return;
    const follow = ({ clientX }: PointerEvent) => {
      if (!prefersReducedMotion()) riseAround(line, clientX);
    };
    const leave = () => settle(line);
    area.addEventListener('pointermove', follow);
    area.addEventListener('pointerleave', leave);
    return () => {
      area.removeEventListener('pointermove', follow);
      area.removeEventListener('pointerleave', leave);
      leave();
    };
  }, [idle]);

  return (
    <div ref={frame} className={joinClassNames(styles.line, idle && styles.idle)}>
      <MovingBeats size="hero" fill values={lineOf(beats, idle)} />
    </div>
  );
}

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
        <Field label={words.label} labelHidden>
          {(control) => (
            <Input
              {...control}
              name="rhythm"
              placeholder={words.placeholder}
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
