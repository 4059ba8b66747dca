import type { OwnProfile } from './ownProfile';

/** What the dashboard's Profile Completion card checks (specification, section 2). */
export interface ProfileCompleteness {
  /** 0 to 100. */
  readonly percent: number;
  readonly hasPhotos: boolean;
  readonly hasBio: boolean;
  readonly hasInterests: boolean;
}

/** How much of a profile is filled in: the share of its fields that say something. */
export function profileCompleteness(profile: OwnProfile): ProfileCompleteness {
  const { photos, bio, interests, age, height, ...texts } = profile;
  const hasPhotos = photos.length > 0;
  const hasBio = bio.trim() !== '';
  const hasInterests = interests.length > 0;
  const filled = [
    hasPhotos,
    hasBio,
    hasInterests,
    age !== null,
    height !== null,
    ...Object.values(texts).map((text) => text.trim() !== ''),
  ];
  const percent = Math.round((filled.filter(Boolean).length / filled.length) * 100);
  return { percent, hasPhotos, hasBio, hasInterests };
}
