import { toggleLike } from '@/data/repositories/likes';
import { isOnline, type Match } from '@/domain/matches/match';
import { useServices } from '@/services/useServices';
import { ITEM } from '@/ui/focus/focusItem';
import { useAfterPaint } from '@/ui/page/useAfterPaint';
import { useMatchesServices } from '../matchesServices';
import { MatchCard } from './MatchCard';
import * as styles from './MatchGrid.css';

/** A screenful. All of them at once would keep a slow phone from drawing for a tenth of a second. */
const FIRST_SHOWN = 3;

export interface MatchGridProps {
  readonly matches: readonly Match[];
  readonly likes: ReadonlySet<string>;
  readonly loadedAt: number;
  readonly apart: ReadonlyMap<string, string>;
  readonly onOpen: (what: 'chat' | 'why' | 'hide', match: Match) => void;
}

export function MatchGrid(props: MatchGridProps) {
  const { matches, likes, loadedAt, apart, onOpen } = props;
  const { database, clock } = useServices();
  const { conversations } = useMatchesServices();
  const isPainted = useAfterPaint(true, false);
  const shown = isPainted ? matches : matches.slice(0, FIRST_SHOWN);
  return (
    <ul aria-label="Matches" className={styles.grid}>
      {shown.map((match) => (
        <li key={match.id} {...{ [ITEM]: match.id }} className={styles.item}>
          <MatchCard
            match={match}
            liked={likes.has(match.id)}
            online={isOnline(match, loadedAt)}
            apart={apart.get(match.id)}
            conversations={conversations}
            onLike={() => void toggleLike(database, match.id, clock())}
            onOpen={(what) => onOpen(what, match)}
          />
        </li>
      ))}
    </ul>
  );
}
