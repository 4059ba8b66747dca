import type { TaalDatabase } from '@/data/database/taalDatabase';
import {
  getHasCompletedOnboarding,
  setHasCompletedOnboarding,
} from '@/data/repositories/values/hasCompletedOnboarding';
import { ONBOARDED_KEY } from '@/domain/storageKeys';
import type { Visitor } from '@/services/visitor';

export interface VisitorDependencies {
  readonly database: TaalDatabase;
  readonly mirror: Pick<Storage, 'getItem' | 'setItem'>;
  /** The mirror said yes, but the database knows of no onboarding: it was evicted. */
  readonly onEvicted: () => void;
}

/**
 * The authority is the flag in the database (rule “Onboarding”). A mirror in localStorage can be
 * read before the first paint, so that neither kind of visitor sees the other's screen.
 */
export function createVisitor({ database, mirror, onEvicted }: VisitorDependencies): Visitor {
  function reflect(completed: boolean): void {
    try {
      mirror.setItem(ONBOARDED_KEY, completed ? 'yes' : 'no');
    } catch {
      // Full: the database alone knows, and the first paint waits for it.
    }
  }

  const mirrored = () => mirror.getItem(ONBOARDED_KEY);

  async function ask(): Promise<boolean> {
    const completed = await getHasCompletedOnboarding(database);
    reflect(completed);
    return completed;
  }

  return {
    hasCompletedOnboarding() {
      if (mirrored() !== 'yes') return ask();
      ask().then(
        (completed) => {
          if (!completed) onEvicted();
        },
        // Without an answer of the database the mirror counts.
        () => {},
      );
      return true;
    },
    async completeOnboarding() {
      await setHasCompletedOnboarding(database);
      reflect(true);
    },
    async isMistakenForNew() {
      const said = mirrored();
      return said !== 'yes' && (await ask()) && said === 'no';
    },
  };
}
