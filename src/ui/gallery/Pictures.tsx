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

export function Pictures() {
  const [toasts, setToasts] = useState<ToastMessage[]>([]);
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
        <Avatar src={undefined} alt="Nobody" size="small" />
        <Avatar src={face} alt="Large" size="large" />
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
      </div>
      <Card>
        <Stack gap="x3">
          <Row gap="x3">
            <Skeleton shape="circle" />
            <Skeleton shape="title" width="half" />
          </Row>
          <Skeleton />
          <Skeleton width="most" />
          <Skeleton shape="control" />
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
      <ToastRegion
        toasts={toasts}
        onDismiss={(id) => setToasts((shown) => shown.filter((toast) => toast.id !== id))}
      />
    </Group>
  );
}
