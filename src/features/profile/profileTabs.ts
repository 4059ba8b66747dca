/** The tabs of the profile; a file of their own, so that the route's address needs no screen. */
export const PROFILE_TABS = ['profile', 'settings', 'privacy'] as const;

export type ProfileTabName = (typeof PROFILE_TABS)[number];
