import type { CoachOffer } from '@/domain/chat/chatMessage';
import { Button } from '@/ui/components/Button/Button';
import { CopyText } from '@/ui/components/CopyText/CopyText';
import { Row } from '@/ui/layout/Row';

export interface DraftActionsProps {
  readonly draft: string;
  /** The match that it was written for. */
  readonly forMatch: CoachOffer['forMatch'];
  readonly onUse: (matchId: string, draft: string) => void;
}

/** What can be done with a text that the coach wrote. */
export function DraftActions({ draft, forMatch, onUse }: DraftActionsProps) {
  return (
    <Row gap="x3" wrap>
      <CopyText
        size="small"
        text={() => draft}
        label="Copy text"
        done="Copied."
        fieldLabel="Text to copy"
      />
      {forMatch !== null && (
        <Button tone="quiet" size="small" onClick={() => onUse(forMatch.id, draft)}>
          {`Use with ${forMatch.name}`}
        </Button>
      )}
    </Row>
  );
}
