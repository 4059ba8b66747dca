import { HeartCrack } from 'lucide-react';
import { useState } from 'react';
import type { Exchange } from '@/domain/rehearsal/exchange';
import { Button } from '@/ui/components/Button/Button';
import { EmptyState } from '@/ui/components/EmptyState/EmptyState';
import { Heading } from '@/ui/components/Heading/Heading';
import { Spinner } from '@/ui/components/Spinner/Spinner';
import { Text } from '@/ui/components/Text/Text';
import { Page } from '@/ui/layout/Page';
import { Stack } from '@/ui/layout/Stack';
import { MatchBrowser } from './list/MatchBrowser';
import * as styles from './list/MatchGrid.css';
import { MatchGridSkeleton } from './list/MatchGridSkeleton';
import type { MatchSearch } from './search/matchSearch';
import { useMatches } from './useMatches';

export interface MatchesScreenProps {
  readonly search: MatchSearch;
  readonly onSearch: (search: MatchSearch) => void;
  /** Takes what was said last in a practice chat to the coach. */
  readonly onRehearse: (exchange: Exchange) => void;
}

export function MatchesScreen(props: MatchesScreenProps) {
  const [attempt, setAttempt] = useState(0);
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
        {/* A new key mounts it again, and everything is read again. */}
        <Found key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />
      </Stack>
    </Page>
  );
}

function Found({ onRetry, ...props }: MatchesScreenProps & { readonly onRetry: () => void }) {
  const loaded = useMatches();
  if (loaded === 'loading') {
    return (
      <>
        <div className={styles.finding}>
          <Spinner size="large" label="Finding Your Perfect Matches..." />
        </div>
        <MatchGridSkeleton />
      </>
    );
  }
  if (loaded === 'failed') {
    return (
      <EmptyState
        icon={<HeartCrack size={28} />}
        title="No matches found"
        action={<Button onClick={onRetry}>Try again</Button>}
      >
        Your matches could not be read from this device.
      </EmptyState>
    );
  }
  return <MatchBrowser {...props} loaded={loaded} />;
}
