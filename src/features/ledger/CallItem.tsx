import { Link } from '@tanstack/react-router';
import type { Call } from '@/domain/ledger/call';
import { factsOf, subjectOf } from '@/domain/ledger/callWords';
import { buttonClass } from '@/ui/components/Button/buttonClass';
import { Text } from '@/ui/components/Text/Text';
import { Row } from '@/ui/layout/Row';
import { dayOf, timeOf } from '@/ui/text/dayAndTime';

/** A call: what it was about, what went with it, what came of it, and its chat where it has one. */
export function CallItem({ call }: { readonly call: Call }) {
  const moment = new Date(call.at);
  return (
    <Row as="li" justify="between" wrap>
      <div>
        <Text weight="semibold">{subjectOf(call)}</Text>
        <Text size="small" tone="soft">
          {`${dayOf(moment, new Date())}, ${timeOf(moment)}: ${factsOf(call)}`}
        </Text>
      </div>
      {call.message !== null && (
        <Link
          to="/chat"
          search={{ session: call.message.sessionId }}
          className={buttonClass({ tone: 'ghost', size: 'bar' })}
        >
          Its chat
        </Link>
      )}
    </Row>
  );
}
