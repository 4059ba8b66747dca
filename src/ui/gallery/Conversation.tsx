import { useRef, useState } from 'react';
import { isBlank } from '@/domain/language/isBlank';
import { BeatBars } from '@/ui/components/BeatBars/BeatBars';
import { ChipButton } from '@/ui/components/Chip/ChipButton';
import { CopyText } from '@/ui/components/CopyText/CopyText';
import { HelplineText } from '@/ui/components/MessageBubble/HelplineText';
import { MessageBubble } from '@/ui/components/MessageBubble/MessageBubble';
import { TypingBubble } from '@/ui/components/MessageBubble/TypingBubble';
import { MessageField } from '@/ui/components/MessageField/MessageField';
import { MessageLog } from '@/ui/components/MessageLog/MessageLog';
import { TimeOfDay } from '@/ui/components/TimeOfDay/TimeOfDay';
import { Row } from '@/ui/layout/Row';
import * as styles from './Gallery.css';
import { Group } from './Group';
import { rhythm } from './rhythm';

const logged = [
  { id: '1', timestamp: new Date(2026, 7, 14, 21, 5), sender: 'match', text: 'Hi! Tea or coffee?' },
  {
    id: '2',
    timestamp: new Date(2026, 7, 15, 8, 40),
    sender: 'user',
    text: 'Filter coffee. Always.',
  },
] as const;

const saidAt = new Date(2026, 0, 5, 17, 40);

export function Conversation() {
  const field = useRef<HTMLTextAreaElement>(null);
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
              <BeatBars values={rhythm(20)} />
              <span>47 WPM · excited · saved on this device</span>
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
        <MessageBubble from="theirs" author="AI">
          <HelplineText text="Tele-MANAS answers on 14416, day and night." />
        </MessageBubble>
        <Row wrap>
          <CopyText
            size="small"
            text={() => text}
            label="Copy text"
            done="Copied."
            fieldLabel="Text to copy"
          />
        </Row>
        <Row wrap>
          <ChipButton>Make it shorter</ChipButton>
          <ChipButton>What if she doesn't reply?</ChipButton>
        </Row>
        <MessageBubble
          from="mine"
          author="You"
          meta={
            <>
              <span>61 WPM · excited</span>
              <TimeOfDay at={saidAt} />
            </>
          }
        >
          Ok
        </MessageBubble>
        <TypingBubble label="AI is typing" />
        <MessageField
          name="message"
          field={field}
          value={text}
          onChange={(event) => setText(event.target.value)}
          canSend={!isBlank(text)}
          onSend={() => setText('')}
        />
      </div>
      <div className={styles.log}>
        <MessageLog messages={logged} typing="Meera is typing">
          {({ sender, text: words }) => (
            <MessageBubble from={sender === 'user' ? 'mine' : 'theirs'} author={sender}>
              {words}
            </MessageBubble>
          )}
        </MessageLog>
      </div>
    </Group>
  );
}
