import type { LucideIcon } from 'lucide-react';
import { Heading } from '@/ui/components/Heading/Heading';
import { Text } from '@/ui/components/Text/Text';
import { joinClassNames } from '@/ui/joinClassNames';
import * as styles from './Points.css';

export interface PointsProps {
  readonly tone: keyof typeof styles.tone;
  readonly points: readonly {
    readonly title: string;
    readonly text: string;
    readonly Icon: LucideIcon;
  }[];
}

/** A list of short points, each with its icon. */
export function Points({ points, tone }: PointsProps) {
  return (
    <ul className={styles.points}>
      {points.map(({ title, text, Icon }) => (
        <li key={title} className={styles.point}>
          <span className={joinClassNames(styles.icon, styles.tone[tone])}>
            <Icon size={22} aria-hidden />
          </span>
          <div>
            <Heading level={3} size="card">
              {title}
            </Heading>
            <Text size="note" tone="soft">
              {text}
            </Text>
          </div>
        </li>
      ))}
    </ul>
  );
}
