import { useState } from 'react';
import { DEFAULT_FILTERS } from '@/domain/matches/filterBounds';
import type { Match, MatchFilters } from '@/domain/matches/match';
import type { Exchange } from '@/domain/rehearsal/exchange';
import { useServices } from '@/services/useServices';
import { ToastRegion } from '@/ui/components/Toast/ToastRegion';
import { loadable } from '@/ui/loadable';
import { useHideMatch } from '../hiding/useHideMatch';
import { useMatchesServices } from '../matchesServices';
import { InsightsBox } from '../ranking/InsightsBox';
import { useRanking } from '../ranking/useRanking';
import { filtersOf, type MatchSearch, searchOf } from '../search/matchSearch';
import { NoMatches } from '../search/NoMatches';
import { SearchAndFilters } from '../search/SearchAndFilters';
import { useMatchText } from '../search/useMatchText';
import { useVisibleMatches } from '../search/useVisibleMatches';
import type { LoadedMatches } from '../useMatches';
import { useMatchToOpen } from '../useMatchToOpen';
import { MatchGrid } from './MatchGrid';

// Each needs Radix, and only after a tap.
const MatchChatDialog = loadable(() => import('../conversations/MatchChatDialog'));
const WhyDialog = loadable(() => import('../ranking/WhyDialog'));
const HideSheet = loadable(() => import('../hiding/HideSheet'));

export interface MatchBrowserProps {
  readonly search: MatchSearch;
  readonly onSearch: (search: MatchSearch) => void;
  readonly onRehearse: (exchange: Exchange) => void;
  readonly loaded: LoadedMatches;
}

type Opened = { readonly what: 'chat' | 'why' | 'hide'; readonly match: Match } | null;

export function MatchBrowser(props: MatchBrowserProps) {
  const { search, onSearch, onRehearse, loaded } = props;
  const { timers, matchToOpen } = useServices();
  const { conversations, keepFilters } = useMatchesServices();
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  useMatchToOpen(matchToOpen, loaded.matches, (match) => setOpened({ what: 'chat', match }));
  const filters = filtersOf(search);
  const typed = useMatchText(search.q ?? '', timers, (q) => onSearch(searchOf(filters, q)));
  const { text } = typed;
  const ranking = useRanking(loaded);
  const visible = useVisibleMatches(ranking.matches, loaded.likes, filters, text);
  const hide = useHideMatch();

  function changeFilters(next: MatchFilters): void {
    onSearch(searchOf(next, text));
    void keepFilters(next);
  }
  function reset(): void {
    typed.change('');
    onSearch(searchOf(DEFAULT_FILTERS, ''));
    void keepFilters(DEFAULT_FILTERS);
  }

  return (
    <>
      <SearchAndFilters
        text={text}
        onText={typed.change}
        onTextLeft={typed.settle}
        filters={filters}
        onFilters={changeFilters}
        count={visible.matches.length}
        total={ranking.matches.length}
      />
      <InsightsBox loaded={loaded} inView={visible.matches} />
      {visible.matches.length === 0 ? (
        <NoMatches
          excluding={visible.excluding}
          likesNobody={filters.liked === true && visible.likesNobody}
          isEveryoneHidden={loaded.matches.length === 0}
          onReset={reset}
        />
      ) : (
        <MatchGrid
          matches={visible.matches}
          likes={loaded.likes}
          loadedAt={loaded.loadedAt}
          apart={ranking.apartIn(visible.matches)}
          onOpen={(what, match) => setOpened({ what, match })}
        />
      )}
      {opened?.what === 'chat' && (
        <MatchChatDialog
          match={opened.match}
          conversations={conversations}
          readReceipts={loaded.profile.privacy.readReceipts}
          onRehearse={onRehearse}
          onClose={close}
        />
      )}
      {opened?.what === 'why' && (
        <WhyDialog
          profile={loaded.profile}
          match={opened.match}
          reason={ranking.reasonFor(opened.match)}
          onClose={close}
        />
      )}
      {opened?.what === 'hide' && (
        <HideSheet match={opened.match} onHide={hide.hide} onClose={close} />
      )}
      <ToastRegion toasts={hide.toasts} onDismiss={hide.dismiss} />
    </>
  );
}
