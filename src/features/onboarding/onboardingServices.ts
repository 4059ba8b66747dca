import type { TaalDatabase } from '@/data/database';
import type { Clock } from '@/domain/clock';
import type { InputChange } from '@/domain/typing/typingMeter';

/** What onboarding needs from outside. */
export interface OnboardingServices {
  readonly database: TaalDatabase;
  readonly clock: Clock;
  /** Whether a change of a text was typed or put in. */
  readonly inputKind: (event: Event) => InputChange['kind'];
}
