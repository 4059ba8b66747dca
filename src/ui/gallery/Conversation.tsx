import { ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { BeatBars } from '@/ui/components/BeatBars/BeatBars';
import { ChipButton } from '@/ui/components/Chip/ChipButton';
import { IconButton } from '@/ui/components/IconButton/IconButton';
import { MessageBubble } from '@/ui/components/MessageBubble/MessageBubble';
import { TypingBubble } from '@/ui/components/MessageBubble/TypingBubble';
import { TextArea } from '@/ui/components/TextArea/TextArea';
import { Row } from '@/ui/layout/Row';
import * as styles from './Gallery.css';
import { Group } from './Group';
import { rhythm } from './rhythm';

export function Conversation() {
  const [text, setText] = useState('Should I add an emoji?');
  return (
    <Group title="Conversation">
      <div className={styles.window}>
        <MessageBubble from="theirs" author="AI">
          Nice to see you back. What are we working on: a first message, or nerves before one?
        </MessageBubble>
        <MessageBubble
          from="mine"
          author="You"
          meta={
            <>
              <BeatBars values={rhythm(20)} /> 47 WPM · excited · saved on this device
            </>
          }
        >
          First message! She loves trekking and I have never gone past Lonavala 😅
        </MessageBubble>
        <MessageBubble from="theirs" author="AI">
          {
            'Two lines,\nand averyveryveryverylongwordthathasnowheretobreakbutmustnotpushthepagewiderthanitis.'
          }
        </MessageBubble>
        <Row wrap>
          <ChipButton>Make it shorter</ChipButton>
          <ChipButton>What if she doesn't reply?</ChipButton>
        </Row>
        <MessageBubble from="mine" author="You" meta="61 WPM · excited">
          Ok
        </MessageBubble>
        <TypingBubble label="AI is typing" />
        <Row align="end">
          <TextArea
            aria-label="Message"
            placeholder="Message"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <IconButton label="Send" tone="primary" size="phone" icon={<ArrowUp size={22} />} />
        </Row>
      </div>
    </Group>
  );
}
