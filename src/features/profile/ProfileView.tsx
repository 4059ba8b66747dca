import { Heart } from 'lucide-react';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { isBlank } from '@/domain/language/isBlank';
import { feetAndInches } from '@/domain/profile/height';
import { interestsBeside } from '@/domain/profile/interests';
import type { UserProfile } from '@/domain/profile/ownProfile';
import { Badge } from '@/ui/components/Badge/Badge';
import { Card } from '@/ui/components/Card/Card';
import { Chip } from '@/ui/components/Chip/Chip';
import { Heading } from '@/ui/components/Heading/Heading';
import { Text } from '@/ui/components/Text/Text';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import * as styles from './ProfileView.css';
import { PhotoPicture } from './photos/album/PhotoPicture';
import { usePhotos } from './photos/usePhotos';

/** An imported profile can have hundreds. */
const INTERESTS_SHOWN = 24;

export interface ProfileViewProps {
  readonly stored: UserProfile;
  readonly database: TaalDatabase;
}

/** The profile as others would see it, with what the privacy switches let through. */
export function ProfileView({ stored: { profile, privacy }, database }: ProfileViewProps) {
  const [photo] = usePhotos(database) ?? [];
  const name = isBlank(profile.name) ? 'Your name' : profile.name.trim();
  const bio = isBlank(profile.bio)
    ? 'No bio yet. Two honest sentences are enough.'
    : profile.bio.trim();
  const heading = privacy.showAge && profile.age !== null ? `${name}, ${profile.age}` : name;
  const line = [profile.profession, profile.education, profile.location].filter(
    (text) => !isBlank(text),
  );
  const interests = interestsBeside([], profile.interests);
  const more = interests.length - INTERESTS_SHOWN;
  const facts = [
    [
      'Height',
      profile.height === null ? '' : `${profile.height} cm (${feetAndInches(profile.height)})`,
    ],
    ['Looking for', profile.relationshipGoals],
    ['Lifestyle', profile.lifestyle],
    ['Drinking', profile.drinking],
    ['Smoking', profile.smoking],
    ['Pets', profile.pets],
  ].filter(([, value]) => value !== '');
  return (
    <Card as="article" padding="none" aria-label={name}>
      <div className={styles.layout}>
        <div className={styles.photo}>
          {photo === undefined ? (
            <Heart size={56} aria-hidden />
          ) : (
            <PhotoPicture key={photo.id} photo={photo} alt="Your main photo" />
          )}
          {privacy.showOnline && (
            <span className={styles.badge}>
              <Badge tone="peacock" onPicture>
                Shown as online
              </Badge>
            </span>
          )}
        </div>
        <div className={styles.words}>
          <Row justify="between" align="baseline" wrap>
            <Heading level={3} size="heading" dir="auto">
              {heading}
            </Heading>
            {privacy.showDistance && (
              <Text as="span" size="small" tone="soft">
                Your distance is shown
              </Text>
            )}
          </Row>
          {line.length > 0 && (
            <Text size="note" tone="soft" dir="auto">
              {line.join(' · ')}
            </Text>
          )}
          <Text dir="auto">{bio}</Text>
          {interests.length > 0 && (
            <Row gap="x2" wrap>
              {interests.slice(0, INTERESTS_SHOWN).map((interest) => (
                <Chip key={interest} dir="auto">
                  {interest}
                </Chip>
              ))}
              {more > 0 && <Chip>{`+${more}`}</Chip>}
            </Row>
          )}
          {facts.length > 0 && (
            <Stack gap="x1">
              {facts.map(([term, value]) => (
                <Text key={term} size="note">
                  <strong>{`${term}: `}</strong>
                  <bdi>{value}</bdi>
                </Text>
              ))}
            </Stack>
          )}
        </div>
      </div>
    </Card>
  );
}
