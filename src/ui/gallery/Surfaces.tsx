import { useState } from 'react';
import { Button } from '@/ui/components/Button/Button';
import { Card } from '@/ui/components/Card/Card';
import { Dialog } from '@/ui/components/Dialog/Dialog';
import { Sheet } from '@/ui/components/Sheet/Sheet';
import { Text } from '@/ui/components/Text/Text';
import { Row } from '@/ui/layout/Row';
import { Group } from './Group';

const surfaces = ['dialog', 'full', 'left', 'right', 'bottom'] as const;
const cards = ['card', 'flat', 'brand', 'peacock'] as const;

export function Surfaces() {
  const [open, setOpen] = useState<(typeof surfaces)[number] | null>(null);
  const close = () => setOpen(null);
  return (
    <Group title="Surfaces">
      {cards.map((tone) => (
        <Card key={tone} tone={tone}>
          <Text>{`A card, ${tone}`}</Text>
        </Card>
      ))}
      <Row wrap>
        {surfaces.map((surface) => (
          <Button key={surface} tone="quiet" size="bar" onClick={() => setOpen(surface)}>
            {`Open ${surface}`}
          </Button>
        ))}
      </Row>
      <Dialog
        open={open === 'dialog' || open === 'full'}
        onClose={close}
        fullOnPhone={open === 'full'}
        title="Upload Your Photo"
        description="A clear face does most of the work."
        footer={
          <>
            <Button tone="ghost" size="bar" onClick={close}>
              Skip for Now
            </Button>
            <Button size="bar">Upload Photo</Button>
          </>
        }
      >
        <Text tone="soft">JPEG, PNG or WebP. It stays on this device.</Text>
      </Dialog>
      {(['left', 'right', 'bottom'] as const).map((side) => (
        <Sheet
          key={side}
          side={side}
          open={open === side}
          onClose={close}
          title="Filters"
          footer={<Button block>Show 7 people</Button>}
        >
          <Text tone="soft">What a sheet holds.</Text>
        </Sheet>
      ))}
    </Group>
  );
}
