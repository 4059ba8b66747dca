import type { LookingFor } from './genders';

/** The person's own profile (rule “Fields”): age in years, height in centimetres. */
export interface OwnProfile {
  readonly name: string;
  readonly age: number | null;
  readonly location: string;
  readonly profession: string;
  readonly education: string;
  readonly bio: string;
  readonly interests: readonly string[];
  /** References to stored photos, newest first. */
  readonly photos: readonly string[];
  readonly height: number | null;
  readonly relationshipGoals: string;
  readonly lifestyle: string;
  readonly drinking: string;
  readonly smoking: string;
  readonly pets: string;
}

/** A part of the profile's editor that a suggestion can lead to; "details" are all short fields. */
export type ProfilePart = 'photos' | 'bio' | 'interests' | 'details';

/**
 * Notification switches (rule “Switches”). Each asks the browser's permission when it is first
 * switched on, so none starts on.
 */
const notifications = {
  newMatches: false,
  messages: false,
  likes: false,
  superLikes: false,
  promotions: false,
  /** Whether a notification has the words of a reply, which others may read on a locked screen. */
  showText: false,
};

export type NotificationSettings = Readonly<typeof notifications>;

/** Privacy switches (rule “Switches”); incognito lets nothing leave the device. */
const privacy = {
  showAge: true,
  showDistance: true,
  showOnline: true,
  readReceipts: true,
  incognito: false,
};

export type PrivacySettings = Readonly<typeof privacy>;

/** What is stored under userProfile (rule “Save”). */
export interface UserProfile {
  readonly profile: OwnProfile;
  readonly notifications: NotificationSettings;
  readonly privacy: PrivacySettings;
  /**
   * Left out for anyone. It stays on the device: no part of the profile that is sent (rule “Who I
   * am looking for”).
   */
  readonly lookingFor?: LookingFor;
  /** When the person last saved the profile; null before the first time. */
  readonly savedAt: Date | null;
}

export const EMPTY_USER_PROFILE: UserProfile = {
  profile: {
    name: '',
    age: null,
    location: '',
    profession: '',
    education: '',
    bio: '',
    interests: [],
    photos: [],
    height: null,
    relationshipGoals: '',
    lifestyle: '',
    drinking: '',
    smoking: '',
    pets: '',
  },
  notifications,
  privacy,
  savedAt: null,
};
