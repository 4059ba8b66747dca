import { Link } from '@tanstack/react-router';
import { CircleCheck, CircleDashed } from 'lucide-react';
import type { Figure } from '@/domain/dashboard/dashboardStats';
import { Card } from '@/ui/components/Card/Card';
import { Heading } from '@/ui/components/Heading/Heading';
import { Progress } from '@/ui/components/Progress/Progress';
import { Text } from '@/ui/components/Text/Text';
import { Row } from '@/ui/layout/Row';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import { SampleMark } from '../SampleMark';
import type { Dashboard } from '../useDashboard';
import { Fact, Facts, Foot } from './Facts';
import { footLink } from './Facts.css';
import * as styles from './ProfileCompletion.css';

interface CheckProps {
  readonly label: string;
  readonly isDone: boolean | undefined;
}

function Check({ label, isDone }: CheckProps) {
  return (
    <li className={styles.check}>
      {isDone ? (
        <CircleCheck size={20} aria-hidden className={styles.done} />
      ) : (
        <CircleDashed size={20} aria-hidden className={styles.missing} />
      )}
      <Text as="span" size="note" tone={isDone ? 'ink' : 'soft'}>
        {label}
      </Text>
      {isDone !== undefined && <VisuallyHidden>{isDone ? ' done' : ' to do'}</VisuallyHidden>}
    </li>
  );
}

export interface ProfileCompletionProps {
  readonly dashboard: Dashboard | null;
  /** Out of 5. */
  readonly score: Figure;
  readonly onEditProfile: () => void;
}

/** How much of the own profile is filled in, and the three checks (specification, section 2). */
export function ProfileCompletion({ dashboard, score, onEditProfile }: ProfileCompletionProps) {
  const figure = dashboard?.stats.profileCompleteness;
  const checks = dashboard?.known.completeness;
  const percent = figure?.value ?? 0;
  return (
    <Card as="section" aria-labelledby="profile-completion">
      <Row justify="between" wrap>
        <Heading level={2} size="card" id="profile-completion">
          Profile Completion
        </Heading>
        <span className={styles.percent}>
          {figure?.isSample && <SampleMark />}
          {figure !== undefined && `${percent}%`}
        </span>
      </Row>
      <div className={styles.bar}>
        <Progress label="Profile completion" value={percent} valueText={`${percent}%`} />
      </div>
      <ul className={styles.checks}>
        <Check label="Photos Added" isDone={checks?.hasPhotos} />
        <Check label="Bio Written" isDone={checks?.hasBio} />
        <Check label="Add Interests" isDone={checks?.hasInterests} />
      </ul>
      <Facts>
        <Fact label="Profile Score" note={score.isSample && <SampleMark />}>
          {score.value} of 5
        </Fact>
      </Facts>
      <Foot>
        {checks !== undefined && checks.percent < 100 && (
          <Link to="/profile" className={footLink} onClick={onEditProfile}>
            Complete your profile
          </Link>
        )}
      </Foot>
    </Card>
  );
}
