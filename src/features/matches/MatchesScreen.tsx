import { HeartCrack } from 'lucide-react';
import type { Exchange } from '@/domain/rehearsal/exchange';
import { EmptyState } from '@/ui/components/EmptyState/EmptyState';
import { Heading } from '@/ui/components/Heading/Heading';
import { Spinner } from '@/ui/components/Spinner/Spinner';
import { Text } from '@/ui/components/Text/Text';
import { Page } from '@/ui/layout/Page';
import { Stack } from '@/ui/layout/Stack';
import { FirstFace } from './list/FirstFace';
import { MatchBrowser } from './list/MatchBrowser';
import * as styles from './list/MatchGrid.css';
import type { MatchesServices } from './matchesServices';
import type { MatchSearch } from './search/matchSearch';
import { useMatches } from './useMatches';

export interface MatchesScreenProps {
  readonly services: MatchesServices;
  readonly search: MatchSearch;
  readonly onSearch: (search: MatchSearch) => void;
  /** Takes what was said last in a practice chat to the coach. */
  readonly onRehearse: (exchange: Exchange) => void;
}

export function MatchesScreen(props: MatchesScreenProps) {
  const loaded = useMatches(props.services);
  return (
    <Page block="roomy">
      <Stack gap="x4">
        <Stack gap="x1">
          <Heading level={1}>Your matches</Heading>
          <Text size="note" tone="soft">
            Practice partners that Taal makes up on this device. Practise here, then write to real
            people.
          </Text>
        </Stack>
        {loaded === 'loading' && (
          <>
            <div className={styles.finding}>
              <Spinner size="large" label="Finding Your Perfect Matches..." />
            </div>
            <FirstFace />
          </>
        )}
        {loaded === 'failed' && (
          <EmptyState icon={<HeartCrack size={28} />} title="No matches found">
            Your matches could not be read from this device. Loading the page again may help.
          </EmptyState>
        )}
        {typeof loaded === 'object' && <MatchBrowser {...props} loaded={loaded} />}
      </Stack>
    </Page>
  );
}
