import { Text } from '@/ui/components/Text/Text';
import { joinClassNames } from '@/ui/joinClassNames';
import { DemoComposer } from './DemoComposer';
import { DemoConversation } from './DemoConversation';
import * as styles from './DemoWindow.css';
import type { Frame } from './frames';
import { DEMO_TITLE } from './script';

export interface DemoWindowProps {
  readonly frame: Frame;
  /** Gives the window its height, so that it does not grow with the conversation. */
  readonly complete: Frame;
}

export function DemoWindow({ frame, complete }: DemoWindowProps) {
  return (
    <div className={styles.chat}>
      <div className={styles.head}>
        <Text size="note" weight="bold" oneLine>
          {DEMO_TITLE}
        </Text>
        <span className={styles.count}>
          {`${frame.messages.length} ${frame.messages.length === 1 ? 'message' : 'messages'}`}
        </span>
      </div>
      <div className={styles.log}>
        <div className={joinClassNames(styles.layer, styles.measure)}>
          <DemoConversation frame={complete} />
        </div>
        <div className={styles.layer}>
          <DemoConversation frame={frame} />
        </div>
      </div>
      <DemoComposer draft={frame.draft} />
    </div>
  );
}
