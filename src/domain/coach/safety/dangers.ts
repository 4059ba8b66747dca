/**
 * Kinds of danger that a message can speak of. 'tracking' is about what the writer wants to do to
 * somebody else; all others happen to the writer, or to a minor.
 */
export const DANGER_KINDS = [
  'selfHarm',
  'violence',
  'familyThreat',
  'stalking',
  'tracking',
  'sextortion',
  'moneyFraud',
  'minor',
  'sexualPressure',
] as const;

export type DangerKind = (typeof DANGER_KINDS)[number];

/** How sure the coach is: 'certain' gets the whole help, 'possible' a soft check-in. */
export interface Danger {
  readonly kind: DangerKind;
  readonly certainty: 'certain' | 'possible';
  /** 0..1; 1 where a rule heard it. */
  readonly probability: number;
}
