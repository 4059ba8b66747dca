import { Image } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/components/Button/Button';
import { Card } from '@/ui/components/Card/Card';
import { Text } from '@/ui/components/Text/Text';
import { Stack } from '@/ui/layout/Stack';
import { CardEditor, type CardEditorProps } from './CardEditor';

/** A picture of the reading that can be shared; it is drawn once somebody asks for it. */
export function MakeCard(props: CardEditorProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card>
      <Stack gap="x4">
        <Text size="small" tone="soft">
          A picture of the rhythm, without a message. Names are hidden unless you show them.
        </Text>
        <div>
          <Button
            tone="quiet"
            aria-expanded={isOpen}
            icon={<Image size={18} aria-hidden />}
            onClick={() => setIsOpen(!isOpen)}
          >
            Make a card
          </Button>
        </div>
        {isOpen && <CardEditor {...props} />}
      </Stack>
    </Card>
  );
}
