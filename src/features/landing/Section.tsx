import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Heading } from '@/ui/components/Heading/Heading';
import { Picture, type PictureProps } from '@/ui/components/Picture/Picture';
import { Text } from '@/ui/components/Text/Text';
import { joinClassNames } from '@/ui/joinClassNames';
import { Page } from '@/ui/layout/Page';
import * as styles from './Section.css';

export interface SectionProps {
  /** Names the section: its heading's id. */
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={styles.section}>
      <Page>
        <div className={styles.head}>
          <Heading level={2} size="display" id={id}>
            {title}
          </Heading>
          {lead !== undefined && (
            <Text size="lead" tone="soft">
              {lead}
            </Text>
          )}
        </div>
        {children}
      </Page>
    </section>
  );
}

export interface PanelProps {
  /** Names the section: the id of a heading within. */
  readonly labelledBy: string;
  /** Given: a link leads here and brings the focus along. */
  readonly id?: string;
  readonly tone: keyof typeof styles.panelTone;
  readonly children: ReactNode;
}

/** A section on a ground of its own. */
export function Panel({ labelledBy, id, tone, children }: PanelProps) {
  return (
    <section
      aria-labelledby={labelledBy}
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      className={joinClassNames(styles.section, styles.target)}
    >
      <Page>
        <div className={joinClassNames(styles.panel, styles.panelTone[tone])}>{children}</div>
      </Page>
    </section>
  );
}

export interface PointsProps {
  readonly tone: keyof typeof styles.pointTone;
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
          <span className={joinClassNames(styles.icon, styles.pointTone[tone])}>
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

const SIZES = {
  landing: { width: 320, height: 240 },
  portraits: { width: 400, height: 440 },
} as const;

type StockPictureProps = Pick<PictureProps, 'corners' | 'lifted' | 'fallback'> & {
  /** Its folder among the pictures, and its name. */
  readonly of: `${keyof typeof SIZES}/${string}`;
};

/** Decoration. Lazy: who does not see it does not load it. */
export function StockPicture({ of, ...rest }: StockPictureProps) {
  const size = of.startsWith('portraits/') ? SIZES.portraits : SIZES.landing;
  const src = `${import.meta.env.BASE_URL}pictures/${of}`;
  return <Picture {...rest} {...size} src={src} alt="" loading="lazy" />;
}
