import { Share2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import {
  CARD_SIZES,
  type CardNames,
  type CardShape,
  cardContent,
  cardText,
} from '@/domain/real-chats/card/cardContent';
import type { Reading } from '@/domain/real-chats/figures/readingOf';
import type { StaveColumn } from '@/domain/real-chats/stave/columns';
import { useServices } from '@/services/useServices';
import { Button } from '@/ui/components/Button/Button';
import { RadioGroup } from '@/ui/components/RadioGroup/RadioGroup';
import { Switch } from '@/ui/components/Switch/Switch';
import { Text } from '@/ui/components/Text/Text';
import { handOver } from '@/ui/files/handOver';
import { pageFileWays } from '@/ui/files/pageFileWays';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import { countText } from '@/ui/text/countText';
import * as styles from './card.css';
import { cardFile } from './cardFile';
import { AS_TEXT, type CardOutcome, outcomeText } from './cardWords';
import { useCardCanvas } from './useCardCanvas';

export interface CardEditorProps {
  readonly reading: Reading;
  readonly columns: readonly StaveColumn[];
  /** As they stand in the chat; they are hidden at first. */
  readonly names: CardNames;
}

const SHAPES = [
  { value: 'tall', label: 'Tall, for a story' },
  { value: 'square', label: 'Square, for a post' },
] as const satisfies readonly { value: CardShape; label: string }[];

/** The card as it will be shared, in one of two shapes, with the names or without. */
export function CardEditor({ reading, columns, names }: CardEditorProps) {
  const { timers } = useServices();
  const [shape, setShape] = useState<CardShape>('tall');
  const [showsNames, setShowsNames] = useState(false);
  const [outcome, setOutcome] = useState<CardOutcome | null>(null);
  const [isText, setIsText] = useState(false);
  const content = useMemo(
    () => cardContent(reading, showsNames ? names : null, shape, countText),
    [reading, names, showsNames, shape],
  );
  const { canvas, hasFailed } = useCardCanvas({ content, columns, shape });

  async function share(): Promise<void> {
    const text = cardText(content);
    const file = canvas.current === null ? null : await cardFile(canvas.current, shape, text);
    setIsText(file?.type === 'text/plain');
    setOutcome(file === null ? 'undrawn' : await handOver(file, pageFileWays(timers)));
  }

  const said = hasFailed ? 'undrawn' : outcome;
  return (
    <Stack gap="x4">
      <RadioGroup label="Shape" options={SHAPES} value={shape} onChange={setShape} />
      <Switch
        label="Show names"
        description="The other person was not asked."
        checked={showsNames}
        onCheckedChange={setShowsNames}
      />
      {/* A card looks the same wherever it is shown: it takes the light theme. */}
      <div data-theme="light">
        <canvas
          ref={canvas}
          {...CARD_SIZES[shape]}
          role="img"
          aria-label={`Card: ${content.title}. ${content.subtitle}.`}
          className={styles.preview}
        />
      </div>
      <Row wrap>
        <div>
          <Button
            icon={<Share2 size={18} aria-hidden />}
            onClick={() => {
              share().catch(() => setOutcome('undrawn'));
            }}
          >
            Share or save the card
          </Button>
        </div>
        <div role={said === 'undrawn' ? 'alert' : 'status'}>
          {said !== null && (
            <Text
              tone={said === 'undrawn' ? 'danger' : 'soft'}
            >{`${isText ? `${AS_TEXT} ` : ''}${outcomeText(said)}`}</Text>
          )}
        </div>
      </Row>
    </Stack>
  );
}
