import { Link } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import type { MostExcluding } from '@/domain/matches/mostExcluding';
import { Button } from '@/ui/components/Button/Button';
import { buttonClass } from '@/ui/components/Button/buttonClass';
import { EmptyState } from '@/ui/components/EmptyState/EmptyState';
import { Row } from '@/ui/layout/Row';

export interface NoMatchesProps {
  readonly excluding: MostExcluding | null;
  /** Only liked people are wanted, and there is none. */
  readonly likesNobody: boolean;
  readonly isEveryoneHidden: boolean;
  readonly onReset: () => void;
}

function explanation({ excluding, likesNobody, isEveryoneHidden }: NoMatchesProps): string {
  if (isEveryoneHidden || excluding === null) {
    return 'You have hidden everyone. You can bring them back in your profile.';
  }
  if (likesNobody) return 'You haven’t liked anyone yet. Tap the heart on a card to see them here.';
  const { label, bringsBack } = excluding;
  if (bringsBack === 0) return 'No one fits all your filters together.';
  const people = bringsBack === 1 ? '1 person' : `${bringsBack} people`;
  return `“${label}” rules out the most. Without it, you would see ${people}.`;
}

/** The empty state: the reason, Reset Filters, and the way to the people that were hidden. */
export function NoMatches(props: NoMatchesProps) {
  const { isEveryoneHidden, onReset } = props;
  return (
    <EmptyState
      icon={<SearchX size={28} />}
      title="No matches found"
      action={
        <Row gap="x3" justify="center" wrap>
          {isEveryoneHidden && (
            <Link to="/profile" search={{ tab: 'privacy' }} className={buttonClass()}>
              See hidden people
            </Link>
          )}
          <Button tone={isEveryoneHidden ? 'quiet' : 'primary'} onClick={onReset}>
            Reset Filters
          </Button>
        </Row>
      }
    >
      {explanation(props)}
    </EmptyState>
  );
}
