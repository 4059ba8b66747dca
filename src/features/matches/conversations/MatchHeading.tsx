import type { Match } from '@/domain/matches/match';
import { Avatar } from '@/ui/components/Avatar/Avatar';
import { Text } from '@/ui/components/Text/Text';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import * as styles from './MatchHeading.css';

export interface MatchHeadingProps {
  readonly match: Match;
}

/** Whom one writes with, and that nobody is there (rule “Practice partners”). */
export function MatchHeading({ match }: MatchHeadingProps) {
  return (
    <div className={styles.heading}>
      <Row gap="x3">
        <Avatar src={`${import.meta.env.BASE_URL}${match.profileImage}`} alt="" />
        <Stack gap="hair">
          <Text as="strong" weight="bold" oneLine>
            {match.name}
          </Text>
          <Text size="small" tone="soft">
            Practice partner · made up by Taal
          </Text>
        </Stack>
      </Row>
    </div>
  );
}
