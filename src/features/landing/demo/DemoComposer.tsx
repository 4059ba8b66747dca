import { ArrowUp } from 'lucide-react';
import { BeatBars } from '@/ui/components/BeatBars/BeatBars';
import { IconButton } from '@/ui/components/IconButton/IconButton';
import { Text } from '@/ui/components/Text/Text';
import * as styles from './DemoComposer.css';
import type { Measured } from './frames';

const BEATS_SHOWN = 18;

/** The latest beats, and a dot for each still to come: the words beside them keep their place. */
const stripOf = (beats: readonly number[]) =>
  Array.from({ length: BEATS_SHOWN }, (_, index) => beats.slice(-BEATS_SHOWN)[index] ?? 0);

/** The chat's composer as a drawing: its line of text follows the caret. */
export function DemoComposer({ draft }: { readonly draft: Measured | null }) {
  const speed = draft !== null && draft.speed > 0 ? `${draft.speed} WPM · ` : '';
  return (
    <div className={styles.composer}>
      <div className={styles.strip}>
        {draft === null ? (
          <Text as="span" size="tiny" tone="soft">
            Your rhythm shows here as you type
          </Text>
        ) : (
          <>
            <BeatBars values={stripOf(draft.beats)} />
            <Text as="span" size="tiny" tone="soft" tabular>
              {`${speed}${draft.mood}`}
            </Text>
          </>
        )}
      </div>
      <div className={styles.row}>
        <div className={styles.field}>
          <div className={styles.text}>
            {draft === null ? (
              <span className={styles.placeholder}>Write a message</span>
            ) : (
              <span>{draft.text}</span>
            )}
            {draft !== null && <span className={styles.caret} />}
          </div>
        </div>
        <IconButton
          label="Send"
          tone="primary"
          size="phone"
          disabled={draft === null}
          icon={<ArrowUp size={22} strokeWidth={2.5} aria-hidden />}
        />
      </div>
    </div>
  );
}
