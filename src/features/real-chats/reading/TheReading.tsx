import type { ReactNode } from 'react';
import type { Reading } from '@/domain/real-chats/figures/readingOf';
import type { Stave } from '@/domain/real-chats/stave/staveOf';
import { NO_TIMES } from '@/domain/real-chats/words/figureWords';
import { CANNOT_SAY, CONSENT, readingSentence } from '@/domain/real-chats/words/readingWords';
import { Card } from '@/ui/components/Card/Card';
import { Heading } from '@/ui/components/Heading/Heading';
import { Text } from '@/ui/components/Text/Text';
import { Stack } from '@/ui/layout/Stack';
import { countText } from '@/ui/text/countText';
import { Halves } from './Halves';
import { MoodsOfTwo } from './MoodsOfTwo';
import { NineFigures } from './NineFigures';
import { SilenceChoice } from './SilenceChoice';
import { VoicesStave } from './VoicesStave';
import { VoicesTable } from './VoicesTable';

export interface TheReadingProps {
  readonly reading: Reading;
  readonly stave: Stave;
  /** The other person's, as it stands in the chat. */
  readonly name: string;
  readonly silenceSeconds: number;
  readonly onSilence: (seconds: number) => void;
  /** What can be done with it. */
  readonly actions: ReactNode;
}

/** What a chat tells, from one sentence to all of its figures, and what it cannot tell. */
export function TheReading(props: TheReadingProps) {
  const { reading, stave, name, silenceSeconds, onSilence, actions } = props;
  const { leftOut, span } = reading;
  return (
    <Stack gap="x5">
      <Card as="section" aria-labelledby="the-reading">
        <Stack gap="x4">
          <Heading level={2} size="title" id="the-reading">
            The reading
          </Heading>
          <Text size="lead">{readingSentence(reading, countText)}</Text>
          <VoicesStave columns={stave.columns} name={name} hasTimes={span !== null} />
          <VoicesTable rows={stave.rows} name={name} />
          {leftOut > 0 && (
            <Text size="small" tone="soft">
              {`${countText(leftOut)} messages of others in the group are left out.`}
            </Text>
          )}
        </Stack>
      </Card>
      <Card>
        <Stack gap="x4">
          <NineFigures reading={reading} name={name} />
          {span === null ? (
            <Text size="small" tone="soft">
              {NO_TIMES}
            </Text>
          ) : (
            <SilenceChoice value={silenceSeconds} onChange={onSilence} />
          )}
        </Stack>
      </Card>
      <Halves reading={reading} name={name} />
      <Card>
        <MoodsOfTwo reading={reading} name={name} />
      </Card>
      {actions}
      <Card as="section" tone="peacock" aria-labelledby="cannot-say">
        <Stack gap="x2">
          <Heading level={2} size="card" id="cannot-say">
            What it cannot say
          </Heading>
          <Text>{CANNOT_SAY}</Text>
          <Text size="small">{CONSENT}</Text>
        </Stack>
      </Card>
    </Stack>
  );
}
