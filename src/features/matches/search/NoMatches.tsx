import { SearchX } from 'lucide-react';
import type { MostExcluding } from '@/domain/matches/mostExcluding';
import { Button } from '@/ui/components/Button/Button';
import { EmptyState } from '@/ui/components/EmptyState/EmptyState';

export interface NoMatchesProps {
  readonly excluding: MostExcluding | null;
  /** Only liked people are wanted, and there is none. */
  readonly likesNobody: boolean;
  /** The filters are those that Reset Filters goes back to. */
  readonly isBeginning: boolean;
  readonly onReset: () => void;
  readonly onShowEveryone: () => void;
}

function explanation({ excluding, likesNobody, isBeginning }: NoMatchesProps): string {
  if (excluding === null) return 'Everyone is hidden. You can bring them back in your profile.';
  if (likesNobody) {
    return 'You have liked nobody yet. Tap the heart on a card, and that person is shown here.';
  }
  if (isBeginning) return 'Nobody here is whom you look for. Your profile says whom that is.';
  const { label, bringsBack } = excluding;
  if (bringsBack === 0) return 'No single filter is to blame: together they leave nobody.';
  const people = bringsBack === 1 ? 'is 1 person' : `are ${bringsBack} people`;
  return `“${label}” leaves out most: without it there ${people}.`;
}

export function NoMatches(props: NoMatchesProps) {
  const { excluding, isBeginning, onReset, onShowEveryone } = props;
  const showsEveryone = isBeginning && excluding !== null;
  return (
    <EmptyState
      icon={<SearchX size={28} />}
      title="No matches found"
      action={
        <Button onClick={showsEveryone ? onShowEveryone : onReset}>
          {showsEveryone ? 'Show everyone' : 'Reset Filters'}
        </Button>
      }
    >
      {explanation(props)}
    </EmptyState>
  );
}
