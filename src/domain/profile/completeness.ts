import { isBlank } from '../language/isBlank';
import type { OwnProfile } from './ownProfile';

/** What the dashboard's Profile Completion card ticks. */
export interface ProfileChecks {
  readonly hasPhotos: boolean;
  readonly hasBio: boolean;
  readonly hasInterests: boolean;
}

export interface ProfileCompleteness extends ProfileChecks {
  /** How many of the profile's fields say something. */
  readonly filled: number;
  readonly fields: number;
  /** The share of them, 0 to 100; 0 only for an empty profile. */
  readonly percent: number;
}

/** How much of a profile is filled in: the share of its fields that say something. */
export function profileCompleteness(profile: OwnProfile): ProfileCompleteness {
  const { photos, bio, interests, age, height, ...texts } = profile;
  const hasPhotos = photos.length > 0;
  const hasBio = !isBlank(bio);
  const hasInterests = interests.length > 0;
  const fields = [
    hasPhotos,
    hasBio,
    hasInterests,
    age !== null,
    height !== null,
    ...Object.values(texts).map((text) => !isBlank(text)),
  ];
  const filled = fields.filter(Boolean).length;
  const percent = Math.round((filled / fields.length) * 100);
  return { filled, fields: fields.length, percent, hasPhotos, hasBio, hasInterests };
}
