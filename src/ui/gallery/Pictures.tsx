import { Heart, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '@/ui/components/Avatar/Avatar';
import { Button } from '@/ui/components/Button/Button';
import { Card } from '@/ui/components/Card/Card';
import { EmptyState } from '@/ui/components/EmptyState/EmptyState';
import { Picture } from '@/ui/components/Picture/Picture';
import { Skeleton } from '@/ui/components/Skeleton/Skeleton';
import type { ToastMessage } from '@/ui/components/Toast/Toast';
import { ToastRegion } from '@/ui/components/Toast/ToastRegion';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import * as styles from './Gallery.css';
import { Group } from './Group';

const face =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"%3E%3Crect width="4" height="3" fill="%23F5A300"/%3E%3Ccircle cx="2" cy="1.5" r="1" fill="%230B7F7C"/%3E%3C/svg%3E';

const SHOWN: ToastMessage[] = [
  { id: 'words', text: 'Saved on this device' },
  { id: 'action', text: 'Chat deleted', action: { label: 'Undo', onAction: () => undefined } },
];

const A_DAY = 86_400;

const shapes = ['line', 'card'] as const;
const widths = ['full', 'most'] as const;

export function Pictures() {
  const [toasts, setToasts] = useState<ToastMessage[]>([]);
  const [shown, setShown] = useState<ToastMessage[]>(SHOWN);
  const say = () =>
    setToasts([
      ...toasts,
      {
        id: String(toasts.length),
        text: 'Chat deleted',
        action: { label: 'Undo', onAction: () => undefined },
      },
    ]);
  return (
    <Group title="Pictures and waiting">
      <Row gap="x3" wrap>
        <Avatar src={face} alt="Meera" />
        <Avatar src="/no-such-picture.png" alt="Broken" />
        <Avatar src={undefined} alt="Nobody" />
        <Avatar src={undefined} alt="Nobody liked" fallback={<Heart size={20} aria-hidden />} />
      </Row>
      <div className={styles.pair}>
        <Picture src={face} alt="Works" width={400} height={300} corners="card" fallback={null} />
        <Picture
          src="/no-such-picture.png"
          alt="Does not"
          width={400}
          height={300}
          corners="card"
          fallback={<Heart size={40} aria-hidden />}
        />
        <Picture src={face} alt="Lifted" width={400} height={300} lifted fallback={null} />
      </div>
      <Card>
        <Stack gap="x3">
          {widths.map((width) => (
            <Skeleton key={width} width={width} />
          ))}
          {shapes.map((shape) => (
            <Skeleton key={shape} shape={shape} />
          ))}
        </Stack>
      </Card>
      <Card>
        <EmptyState
          level={3}
          icon={<MessageCircle size={28} />}
          title="No matches found"
          action={<Button size="bar">Reset Filters</Button>}
        >
          Nobody fits all of it. Widen the distance, or let the age go.
        </EmptyState>
      </Card>
      <Button tone="quiet" onClick={say}>
        Say something
      </Button>
      <div className={styles.toasts}>
        <ToastRegion
          toasts={shown}
          seconds={A_DAY}
          onDismiss={(id) => setShown((left) => left.filter((toast) => toast.id !== id))}
        />
      </div>
      <ToastRegion
        toasts={toasts}
        onDismiss={(id) => setToasts((left) => left.filter((toast) => toast.id !== id))}
      />
    </Group>
  );
}
