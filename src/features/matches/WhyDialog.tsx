import type { Match } from '@/domain/matches/match';
import { Dialog } from '@/ui/components/Dialog/Dialog';
import { Progress } from '@/ui/components/Progress/Progress';
import { Text } from '@/ui/components/Text/Text';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import type { ScoreReason } from './useRanking';

export interface WhyDialogProps {
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
        The AI service compared your age, profession, education and interests with {match.name}’s
        and gave {Math.round(reason.percent)} of 100. It was told no name and shown no photo.
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
              {value} of {most}
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

export default function WhyDialog({ match, reason, onClose }: WhyDialogProps) {
  return (
    <Dialog
      open
      title="Why this score"
      description={`You and ${match.name}: ${match.compatibility}% compatible.`}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Reason match={match} reason={reason} />
    </Dialog>
  );
}
