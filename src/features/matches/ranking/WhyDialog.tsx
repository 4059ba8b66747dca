import type { Match } from '@/domain/matches/match';
import { ORDER_BY_DISTANCE, ORDER_BY_PARTS } from '@/domain/matches/rankMatches';
import type { UserProfile } from '@/domain/profile/ownProfile';
import { Card } from '@/ui/components/Card/Card';
import { Dialog } from '@/ui/components/Dialog/Dialog';
import { Progress } from '@/ui/components/Progress/Progress';
import { Text } from '@/ui/components/Text/Text';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import { useMatchesServices } from '../matchesServices';
import { useAiScore } from './useAiScore';
import type { ScoreReason } from './useRanking';
import * as styles from './WhyDialog.css';

export interface WhyDialogProps {
  readonly profile: UserProfile;
  readonly match: Match;
  readonly reason: ScoreReason;
  readonly onClose: () => void;
}

function Reason({ match, reason }: Pick<WhyDialogProps, 'match' | 'reason'>) {
  if (reason.kind === 'generated') {
    return (
      <Text>
        This is a first guess, made without knowing you. Save your profile, and the score is worked
        out from your interests, ages, education and professions.
      </Text>
    );
  }
  if (reason.kind === 'ai') {
    return (
      <Text>
        {`The AI service compared your age, profession, education and interests with ${match.name}’s and gave ${Math.round(reason.percent)} of 100. It was told no name and shown no photo.`}
      </Text>
    );
  }
  return (
    <Stack gap="x4" as="ul">
      {reason.explanation.parts.map(({ name, label, detail, value, most }) => (
        <Stack key={name} gap="x1" as="li">
          <Row justify="between" align="baseline">
            <Text as="strong" weight="semibold">
              {label}
            </Text>
            <Text as="span" size="small" tone="soft" tabular>
              {`${value} of ${most}`}
            </Text>
          </Row>
          <Progress label={label} value={value} max={most} />
          <Text size="small" tone="soft">
            {detail}
          </Text>
        </Stack>
      ))}
      {reason.explanation.note !== null && (
        <Text as="li" size="small" tone="soft">
          {reason.explanation.note}
        </Text>
      )}
    </Stack>
  );
}

export default function WhyDialog(props: WhyDialogProps) {
  const { profile, match, reason, onClose } = props;
  const { generativeAi } = useMatchesServices();
  const aiScore = useAiScore(generativeAi, profile, match);
  return (
    <Dialog
      open
      title="Why this score"
      description={`You and ${match.name}: ${match.compatibility}% compatible.`}
      onClose={onClose}
    >
      <Stack gap="x4">
        <Reason match={match} reason={reason} />
        <Text size="small" tone="soft">
          {reason.kind === 'generated' ? ORDER_BY_DISTANCE : ORDER_BY_PARTS}
        </Text>
      </Stack>
      <div role="status">
        {aiScore !== null && (
          <div className={styles.opinion}>
            <Card tone="peacock" padding="snug">
              <Text size="note">
                {`Asked about the two of you alone, the AI service gives ${Math.round(aiScore * 100)} of 100. It was told no name and shown no photo.`}
              </Text>
            </Card>
          </div>
        )}
      </div>
    </Dialog>
  );
}
