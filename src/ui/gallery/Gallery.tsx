import { Heading } from '@/ui/components/Heading/Heading';
import { Stack } from '@/ui/layout/Stack';
import { Actions } from './Actions';
import { Conversation } from './Conversation';
import { Forms } from './Forms';
import * as styles from './Gallery.css';
import { Labels } from './Labels';
import { Notices } from './Notices';
import { Numbers } from './Numbers';
import { Pictures } from './Pictures';
import { Surfaces } from './Surfaces';
import { TypeAndBeat } from './TypeAndBeat';

const themes = ['light', 'dark'] as const;

/** `?theme=dark` shows one theme only: what a whole screen looks like. */
export function Gallery() {
  const only = new URLSearchParams(window.location.search).get('theme');
  const shown = themes.filter((theme) => only === null || only === theme);
  return (
    <div className={styles.themes}>
      {shown.map((theme) => (
        <div key={theme} data-theme={theme} className={styles.theme}>
          <Stack gap="x10">
            <Heading level={1}>{`Taal, ${theme}`}</Heading>
            <TypeAndBeat />
            <Actions />
            <Labels />
            <Conversation />
            <Forms />
            <Numbers />
            <Pictures />
            <Surfaces />
            <Notices />
          </Stack>
        </div>
      ))}
    </div>
  );
}
