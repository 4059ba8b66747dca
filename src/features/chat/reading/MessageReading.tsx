import { Check, CheckCheck } from 'lucide-react';
import type { StoredAnalysis } from '@/data/database/rows/analysisRow';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { HISTORY_LIMIT } from '@/data/repositories/analysisHistory';
import type { UserMessage } from '@/domain/chat/chatMessage';
import { preview } from '@/domain/chat/preview';
import { BeatBars } from '@/ui/components/BeatBars/BeatBars';
import { Dialog } from '@/ui/components/Dialog/Dialog';
import { Facts } from '@/ui/components/Facts/Facts';
import { Status } from '@/ui/components/Status/Status';
import { Text } from '@/ui/components/Text/Text';
import { Stack } from '@/ui/layout/Stack';
import { messageFacts } from './messageFacts';
import { useAnalysis } from './useReadings';

export interface MessageReadingProps {
  readonly database: TaalDatabase;
  readonly message: UserMessage;
  readonly onClose: () => void;
}

/** Whose reading it is. */
function sourceText(message: UserMessage, analysis: StoredAnalysis | null): string {
  const isRead = analysis === null ? message.analysedByBackend : analysis.source === 'backend';
  if (isRead) return analysis === null ? 'The server has read it.' : 'Read by the server.';
  if (analysis === null) return 'The server has not read it.';
  return 'Read on this device. The server has not read it yet.';
}

/** What was read of one message: its rhythm, its mood, its answer, and who has read it. */
export default function MessageReading({ database, message, onClose }: MessageReadingProps) {
  const analysis = useAnalysis(database, message.id);
  // A moment later, with all that there is to tell.
  if (analysis === undefined) return null;
  const isServers = analysis === null ? message.analysedByBackend : analysis.source === 'backend';
  const Icon = isServers ? CheckCheck : Check;
  return (
    <Dialog
      open
      title="Reading of this message"
      description={`“${preview(message.text)}”`}
      onClose={onClose}
    >
      <Stack gap="x3">
        {message.beats.length > 0 && <BeatBars size="strip" fill values={message.beats} />}
        <Text size="lead" weight="semibold">
          {analysis === null
            ? `Most of this reading is gone: Taal keeps the readings of your last ${HISTORY_LIMIT} messages. This is what the message itself still shows.`
            : analysis.digital_body_language.overall_assessment}
        </Text>
        <Facts facts={messageFacts(message, analysis)} />
        <Status shape="line" live icon={<Icon size={16} aria-hidden />}>
          <span>{sourceText(message, analysis)}</span>
        </Status>
      </Stack>
    </Dialog>
  );
}
