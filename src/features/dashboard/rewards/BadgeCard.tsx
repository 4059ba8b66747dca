import {
  CalendarHeart,
  Crown,
  Eye,
  Handshake,
  Heart,
  Lock,
  MessageCircleHeart,
  PenLine,
  Star,
} from 'lucide-react';
import type { Badge, BadgeId } from '@/domain/dashboard/badges';
import { Card } from '@/ui/components/Card/Card';
import { Heading } from '@/ui/components/Heading/Heading';
import { Text } from '@/ui/components/Text/Text';
import { joinClassNames } from '@/ui/joinClassNames';
import { SampleMark } from '../SampleMark';
import * as styles from './Rewards.css';

const icons = {
  rating: Star,
  replies: MessageCircleHeart,
  views: Eye,
  matches: Handshake,
  likes: Heart,
  top: Crown,
  openers: PenLine,
  week: CalendarHeart,
} as const satisfies Record<BadgeId, unknown>;

/** An achievement, locked or unlocked, in words too. */
export function BadgeCard({ badge }: { readonly badge: Badge }) {
  const { id, title, goal, threshold, value, isUnlocked, isSample } = badge;
  const Icon = isUnlocked ? icons[id] : Lock;
  const state = isUnlocked ? 'unlocked' : 'locked';
  return (
    <Card as="li" padding="snug" tone={isUnlocked ? 'card' : 'flat'}>
      <div className={styles.badge}>
        <span aria-hidden className={joinClassNames(styles.medal, styles.medalOf[state])}>
          <Icon size={22} />
        </span>
        <div className={styles.words}>
          <Heading level={3} size="card">
            {title}
          </Heading>
          <Text size="small" tone="soft">
            {goal}
          </Text>
        </div>
        <div className={styles.state}>
          <Text as="span" size="small" weight="semibold" tone={isUnlocked ? 'good' : 'soft'}>
            {isUnlocked ? 'Unlocked' : 'Locked'}
          </Text>
          {isSample && <SampleMark />}
          {!isSample && !isUnlocked && value !== null && (
            <Text as="span" size="small" tone="soft" tabular>
              {`${value} of ${threshold}`}
            </Text>
          )}
        </div>
      </div>
    </Card>
  );
}
