import { Link } from '@tanstack/react-router';
import type { Priority, Tip } from '@/domain/dashboard/tip';
import { Badge } from '@/ui/components/Badge/Badge';
import { buttonClass } from '@/ui/components/Button/buttonClass';
import { Card } from '@/ui/components/Card/Card';
import { Heading } from '@/ui/components/Heading/Heading';
import { Text } from '@/ui/components/Text/Text';
import * as styles from './Tips.css';

const priorities = {
  high: { tone: 'brand', words: 'High priority' },
  medium: { tone: 'marigold', words: 'Medium priority' },
  low: { tone: 'peacock', words: 'Low priority' },
} as const satisfies Record<Priority, unknown>;

const places = { profile: '/profile', chat: '/chat', matches: '/matches' } as const;

export interface TipCardProps {
  readonly tip: Tip;
  /** The one that is best done first. */
  readonly isFirst: boolean;
  readonly onEditProfile: () => void;
}

export function TipCard({ tip, isFirst, onEditProfile }: TipCardProps) {
  const { tone, words } = priorities[tip.priority];
  const { label, goesTo } = tip.action;
  const asked = tip.action.goesTo === 'profile' ? { hash: tip.action.part } : {};
  return (
    <Card as="li">
      <div className={styles.tip}>
        <Badge tone={tone}>{words}</Badge>
        <div className={styles.words}>
          <Heading level={3} size="title">
            {tip.title}
          </Heading>
          <Text size="note" tone="soft">
            {tip.text}
          </Text>
        </div>
        <Link
          to={places[goesTo]}
          {...asked}
          className={buttonClass({ tone: isFirst ? 'primary' : 'quiet', size: 'bar' })}
          onClick={goesTo === 'profile' ? onEditProfile : undefined}
        >
          {label}
        </Link>
      </div>
    </Card>
  );
}
