/** Says `yes` once onboarding is done; read by an inline script too, before the first paint. */
export const ONBOARDED_KEY = 'taal-onboarded';
