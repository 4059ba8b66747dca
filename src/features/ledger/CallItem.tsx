import { Link } from '@tanstack/react-router';
import type { Call } from '@/domain/ledger/call';
import { factsOf, subjectOf } from '@/domain/ledger/callWords';
import { buttonClass } from '@/ui/components/Button/buttonClass';
import { Text } from '@/ui/components/Text/Text';
import { Row } from '@/ui/layout/Row';
import { dayOf, timeOf } from '@/ui/text/dayAndTime';

export interface CallItemProps {
  readonly call: Call;
  /** The message that it is about is still on this device. */
  readonly isMessageHere: boolean;
}

/** A call: what it was about, what went with it, what came of it, and the way to its message. */
export function CallItem({ call, isMessageHere }: CallItemProps) {
  const moment = new Date(call.at);
  const { message } = call;
  return (
    <Row as="li" justify="between" wrap>
      <div>
        <Text weight="semibold">{subjectOf(call)}</Text>
        <Text size="small" tone="soft">
          {`${dayOf(moment, new Date())}, ${timeOf(moment)}: ${factsOf(call)}`}
        </Text>
      </div>
      {message !== null && isMessageHere && (
        <Link
          to="/chat"
          search={{ session: message.sessionId, message: message.messageId }}
          className={buttonClass({ tone: 'ghost', size: 'small', inText: true })}
        >
          Show the message
        </Link>
      )}
      {message !== null && !isMessageHere && (
        <Text size="small" tone="soft">
          The message is no longer here.
        </Text>
      )}
    </Row>
  );
}
