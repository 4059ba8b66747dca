import type { TaalDatabase } from '@/data/database/taalDatabase';
import type { Clock } from '@/domain/clock';

/** What onboarding needs from outside. */
export interface OnboardingServices {
  readonly database: TaalDatabase;
  readonly clock: Clock;
}
