export const DEMO_ID = 'demo';
