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
  /** Undefined until it is known. */
  readonly isDone: boolean | undefined;
  readonly isSample: boolean;
}

function Check({ label, isDone, isSample }: CheckProps) {
  const isOwn = isDone === true && !isSample;
  const state = isDone ? ' done' : ' to do';
  return (
    <li className={styles.check}>
      {isDone ? (
        <CircleCheck size={20} aria-hidden className={isSample ? styles.missing : styles.done} />
      ) : (
        <CircleDashed size={20} aria-hidden className={styles.missing} />
      )}
      <Text as="span" size="note" tone={isOwn ? 'ink' : 'soft'}>
        {label}
      </Text>
      {isDone !== undefined && (
        <VisuallyHidden>{isSample ? `${state} in the sample` : state}</VisuallyHidden>
      )}
    </li>
  );
}

export interface ProfileCompletionProps {
  readonly dashboard: Dashboard | null;
  /** Out of 5. */
  readonly score: Figure;
  readonly onEditProfile: () => void;
}

/**
 * How much of the profile is filled in, and three of its fields. Bar and ticks are of one profile:
 * while the person's own is empty, that of the sample.
 */
export function ProfileCompletion({ dashboard, score, onEditProfile }: ProfileCompletionProps) {
  const figure = dashboard?.stats.profileCompleteness;
  const checks = dashboard?.stats.profileChecks;
  const own = dashboard?.known.completeness;
  const isSample = figure?.isSample ?? false;
  const percent = figure?.value ?? 0;
  return (
    <Card as="section" aria-labelledby="profile-completion">
      <Row justify="between" wrap>
        <Heading level={2} size="card" id="profile-completion">
          Profile Completion
        </Heading>
        <span className={styles.percent}>
          {isSample && <SampleMark />}
          {own !== undefined && !isSample && (
            <span className={styles.count}>
              <span>{`${own.filled} of ${own.fields}`}</span>
              <VisuallyHidden> fields</VisuallyHidden>
            </span>
          )}
          {figure !== undefined && <span>{`${percent}%`}</span>}
        </span>
      </Row>
      <div className={styles.bar}>
        <Progress label="Profile completion" value={percent} valueText={`${percent}%`} />
      </div>
      <ul className={styles.checks}>
        <Check label="Photos Added" isDone={checks?.hasPhotos} isSample={isSample} />
        <Check label="Bio Written" isDone={checks?.hasBio} isSample={isSample} />
        <Check label="Add Interests" isDone={checks?.hasInterests} isSample={isSample} />
      </ul>
      <Facts>
        <Fact label="Profile Score" note={score.isSample && <SampleMark />}>
          {`${score.value} of 5`}
        </Fact>
      </Facts>
      <Foot>
        {own !== undefined && own.percent < 100 && (
          <Link to="/profile" className={footLink} onClick={onEditProfile}>
            {isSample ? 'Fill in your own profile' : 'Complete your profile'}
          </Link>
        )}
      </Foot>
    </Card>
  );
}
