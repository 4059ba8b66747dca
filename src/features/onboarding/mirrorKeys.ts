/**
 * Says `yes` or `no`: whether the database was found to know of a completed onboarding. Read by an
 * inline script too, before the first paint.
 */
export const ONBOARDED_KEY = 'taal-onboarded';
