import { ArrowUp, Copy, Heart, Menu, Plus, SlidersHorizontal, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/components/Button/Button';
import { buttonClass } from '@/ui/components/Button/buttonClass';
import { IconButton } from '@/ui/components/IconButton/IconButton';
import { Menu as ActionMenu } from '@/ui/components/Menu/Menu';
import { MenuButton } from '@/ui/components/Menu/MenuButton';
import { Row } from '@/ui/layout/Row';
import { Group } from './Group';

const tones = ['primary', 'quiet', 'ghost', 'danger'] as const;

export function Actions() {
  const [liked, setLiked] = useState(true);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <Group title="Actions">
      <Row gap="x3" wrap>
        <Button size="hero">Start Matching</Button>
        <Button size="hero" tone="quiet">
          Watch Demo
        </Button>
      </Row>
      {tones.map((tone) => (
        <Row key={tone} gap="x3" wrap>
          <Button tone={tone}>Chat</Button>
          <Button tone={tone} size="bar">
            Get Started
          </Button>
          <Button tone={tone} size="small">
            Clear all
          </Button>
          <Button tone={tone} disabled>
            Off
          </Button>
        </Row>
      ))}
      <Row gap="x3">
        <Button
          block
          tone="quiet"
          aria-pressed={liked}
          icon={<Heart size={18} fill={liked ? 'currentColor' : 'none'} aria-hidden />}
          onClick={() => setLiked(!liked)}
        >
          Like
        </Button>
        <Button block>Chat</Button>
      </Row>
      <Button block icon={<Plus size={18} strokeWidth={2.5} aria-hidden />}>
        New Chat
      </Button>
      <Row gap="x3" wrap>
        <a href="#top" className={buttonClass({ tone: 'quiet', size: 'bar' })}>
          A link as a button
        </a>
        <IconButton label="Send" tone="primary" size="phone" icon={<ArrowUp size={22} />} />
        <IconButton label="Open menu" tone="quiet" icon={<Menu size={20} />} />
        <IconButton
          label="Filters"
          tone="quiet"
          size="phone"
          icon={<SlidersHorizontal size={20} />}
        />
        <IconButton label="Delete chat" icon={<X size={20} />} />
        <IconButton label="Add" tone="tint" round icon={<Plus size={20} />} />
        <IconButton label="Add more" tone="quiet" size="hero" icon={<Plus size={24} />} />
        <IconButton
          label="Send later"
          tone="primary"
          size="phone"
          disabled
          icon={<ArrowUp size={22} />}
        />
      </Row>
      <Row gap="x3">
        <MenuButton
          label="Message actions"
          isOpen={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        />
      </Row>
      {anchor !== null && (
        <ActionMenu
          label="Message actions"
          anchor={anchor}
          items={[
            { label: 'Copy', icon: <Copy size={18} aria-hidden />, onSelect: () => {} },
            {
              label: 'Delete message',
              icon: <Trash2 size={18} aria-hidden />,
              tone: 'danger',
              onSelect: () => {},
            },
          ]}
          onClose={() => setAnchor(null)}
        />
      )}
    </Group>
  );
}
