import { EllipsisVertical, Heart, MessageCircle } from 'lucide-react';
import type { Match } from '@/domain/matches/match';
import { Badge } from '@/ui/components/Badge/Badge';
import { Button } from '@/ui/components/Button/Button';
import { Card } from '@/ui/components/Card/Card';
import { Chip } from '@/ui/components/Chip/Chip';
import { Heading } from '@/ui/components/Heading/Heading';
import { IconButton } from '@/ui/components/IconButton/IconButton';
import { Text } from '@/ui/components/Text/Text';
import { Row } from '@/ui/layout/Row';
import type { Conversations } from '../conversations/conversations';
import { useUnread } from '../conversations/useConversations';
import * as styles from './MatchCard.css';
import { Portrait } from './Portrait';
import { SetApart } from './SetApart';

const INTERESTS_SHOWN = 2;

export interface MatchCardProps {
  readonly match: Match;
  readonly liked: boolean;
  readonly online: boolean;
  /** What sets this person apart from others with the same score. */
  readonly apart: string | undefined;
  readonly conversations: Conversations;
  readonly onLike: () => void;
  readonly onOpen: (what: 'chat' | 'why' | 'hide') => void;
}

export function MatchCard(props: MatchCardProps) {
  const { match, liked, online, apart, conversations, onLike, onOpen } = props;
  const unread = useUnread(conversations, match.id);
  const { id, name, age, distance, profession, education, location, bio, interests } = match;
  const more = interests.length - INTERESTS_SHOWN;
  return (
    <article aria-label={name} className={styles.article}>
      <Card padding="none">
        <div className={styles.photo}>
          <Portrait src={import.meta.env.BASE_URL + match.profileImage} />
          <div className={styles.badges}>
            <button
              type="button"
              className={styles.why}
              aria-label={`${match.compatibility}% compatible. Why this score?`}
              onClick={() => onOpen('why')}
            >
              <Badge
                tone="brand"
                onPicture
                icon={<Heart size={14} fill="currentColor" aria-hidden />}
              >
                {`${match.compatibility}%`}
              </Badge>
            </button>
            {online && (
              <Badge tone="peacock" onPicture>
                Online
              </Badge>
            )}
          </div>
        </div>
        <div className={styles.body}>
          <Row justify="between" align="baseline" wrap>
            <Heading level={2} size="title">
              {`${name}, ${age}`}
            </Heading>
            <Text as="span" size="small" tone="soft" tabular>
              {`${distance.toFixed(1)} km away`}
            </Text>
          </Row>
          <Text size="small" tone="soft">
            {`${profession} · ${education} · ${location}`}
          </Text>
          <Badge>Practice partner</Badge>
          <Text size="note">{bio}</Text>
          <Row gap="x2" wrap>
            {interests.slice(0, INTERESTS_SHOWN).map((interest) => (
              <Chip key={interest}>{interest}</Chip>
            ))}
            {more > 0 && <Chip>{`+${more}`}</Chip>}
          </Row>
          <SetApart words={apart} />
          <div className={styles.actions}>
            <Button
              tone="quiet"
              aria-label={`Like ${name}`}
              aria-pressed={liked}
              icon={<Heart size={18} fill={liked ? 'currentColor' : 'none'} aria-hidden />}
              onClick={onLike}
            >
              <span className={styles.likeText}>{liked ? 'Liked' : 'Like'}</span>
            </Button>
            <Button
              aria-label={`Chat with ${name}`}
              aria-describedby={unread > 0 ? `${id}-unread` : undefined}
              icon={<MessageCircle size={18} aria-hidden />}
              onClick={() => onOpen('chat')}
            >
              <span>Chat</span>
              {unread > 0 && (
                <span className={styles.unread}>
                  <Badge tone="marigold" id={`${id}-unread`}>
                    {`${unread} new`}
                  </Badge>
                </span>
              )}
            </Button>
            <IconButton
              label={`Hide or report ${name}`}
              tone="ghost"
              icon={<EllipsisVertical size={20} aria-hidden />}
              onClick={() => onOpen('hide')}
            />
          </div>
        </div>
      </Card>
    </article>
  );
}
