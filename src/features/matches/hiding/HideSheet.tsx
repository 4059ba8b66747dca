import { EyeOff, Flag } from 'lucide-react';
import type { Match } from '@/domain/matches/match';
import { Button } from '@/ui/components/Button/Button';
import { Heading } from '@/ui/components/Heading/Heading';
import { Sheet } from '@/ui/components/Sheet/Sheet';
import { Text } from '@/ui/components/Text/Text';
import { Stack } from '@/ui/layout/Stack';

const REASONS = [
  'Fake profile',
  'Asks for money',
  'Rude or threatening',
  'Sexual messages',
  'Something else',
] as const;

export interface HideSheetProps {
  readonly match: Match;
  readonly onHide: (match: Match, reportReason: string | null) => void;
  readonly onClose: () => void;
}

export default function HideSheet({ match, onHide, onClose }: HideSheetProps) {
  const hide = (reason: string | null) => {
    onHide(match, reason);
    onClose();
  };
  return (
    <Sheet open side="bottom" title={`Hide or report ${match.name}`} onClose={onClose}>
      <Stack gap="x5">
        <Stack gap="x2">
          <Button
            block
            tone="quiet"
            icon={<EyeOff size={18} aria-hidden />}
            onClick={() => hide(null)}
          >
            {`Hide ${match.name}`}
          </Button>
          <Text size="small" tone="soft">
            {`You will not see ${match.name} again. Your profile’s Privacy tab can bring them back.`}
          </Text>
        </Stack>
        <Stack gap="x2" as="section">
          <Heading level={3} size="card">
            Report, and hide
          </Heading>
          {REASONS.map((reason) => (
            <Button
              key={reason}
              block
              tone="quiet"
              icon={<Flag size={18} aria-hidden />}
              onClick={() => hide(reason)}
            >
              {reason}
            </Button>
          ))}
          <Text size="small" tone="soft">
            Nobody is told: the reason stays on this device.
          </Text>
        </Stack>
      </Stack>
    </Sheet>
  );
}
