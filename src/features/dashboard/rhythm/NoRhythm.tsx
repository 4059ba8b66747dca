import { Link } from '@tanstack/react-router';
import { buttonClass } from '@/ui/components/Button/buttonClass';
import { Text } from '@/ui/components/Text/Text';
import { joinClassNames } from '@/ui/joinClassNames';
import { preview, staves } from './BeatChart.css';
import * as styles from './NoRhythm.css';
import { previewBeats } from './previewBeats';
import { StaveLines, staveClass } from './StaveLines';
import { stavesOf } from './staves';

/** Before the first message: what the rhythm is, and where it begins. */
export function NoRhythm() {
  return (
    <>
      <div aria-hidden className={joinClassNames(staves, preview)}>
        {stavesOf(previewBeats).map((beats) => (
          <svg key={beats[0]?.id} aria-hidden="true" className={staveClass(beats)}>
            <StaveLines beats={beats} />
          </svg>
        ))}
      </div>
      <div className={styles.words}>
        <Text tone="soft">
          Every message you write in AI Chat becomes a beat: tall when you are quick, coloured by
          its mood, with a gap where you paused. After a few, Taal reads it to you.
        </Text>
        <Link to="/chat" className={buttonClass()}>
          Write your first beat
        </Link>
      </div>
    </>
  );
}
