import type { Match } from '@/domain/matches/match';
import { Avatar } from '@/ui/components/Avatar/Avatar';
import { Status } from '@/ui/components/Status/Status';
import { Text } from '@/ui/components/Text/Text';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import * as styles from './MatchHeading.css';
import type { Presence } from './presence';

export interface MatchHeadingProps {
  readonly match: Match;
  readonly presence: Presence;
}

/** Whom one writes with, and whether they are there. */
export function MatchHeading({ match, presence }: MatchHeadingProps) {
  return (
    <div className={styles.heading}>
      <Row gap="x3">
        <Avatar src={`${import.meta.env.BASE_URL}${match.profileImage}`} alt="" />
        <Stack gap="hair">
          <Text as="strong" weight="bold" oneLine>
            {match.name}
          </Text>
          {presence.isOnline ? (
            <Status tone="good" shape="line">
              {presence.text}
            </Status>
          ) : (
            <Status shape="line" icon={null}>
              {presence.text}
            </Status>
          )}
        </Stack>
      </Row>
    </div>
  );
}
