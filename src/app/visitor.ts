import type { TaalDatabase } from '@/data/database';
import {
  getHasCompletedOnboarding,
  setHasCompletedOnboarding,
} from '@/data/repositories/hasCompletedOnboarding';
import { ONBOARDED_KEY } from './mirrorKeys';

/** Whether this is a new visitor, who is led to onboarding, or a returning one. */
export interface Visitor {
  /** At once where the mirror says yes; the stored flag may take that back later. */
  hasCompletedOnboarding(): boolean | Promise<boolean>;
  completeOnboarding(): Promise<void>;
}

export interface VisitorDependencies {
  readonly database: TaalDatabase;
  /** Null where the browser forbids it. */
  readonly mirror: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
  /** The mirror said yes, but the database knows of no onboarding: it was evicted. */
  readonly onEvicted: () => void;
}

/**
 * The authority is the flag in the database (specification, section 2). A mirror in localStorage
 * can be read before the first paint, so that neither kind of visitor sees the other's screen.
 */
export function createVisitor({ database, mirror, onEvicted }: VisitorDependencies): Visitor {
  function reflect(completed: boolean): void {
    try {
      if (completed) mirror?.setItem(ONBOARDED_KEY, 'yes');
      else mirror?.removeItem(ONBOARDED_KEY);
    } catch {
      // Full or forbidden: the database alone knows, and the first paint waits for it.
    }
  }

  function isMirrored(): boolean {
    try {
      return mirror?.getItem(ONBOARDED_KEY) === 'yes';
    } catch {
      return false;
    }
  }

  async function ask(): Promise<boolean> {
    const completed = await getHasCompletedOnboarding(database);
    reflect(completed);
    return completed;
  }

  return {
    hasCompletedOnboarding() {
      if (!isMirrored()) return ask();
      ask().then(
        (completed) => {
          if (!completed) onEvicted();
        },
        // No database at all: the mirror is all there is.
        () => {},
      );
      return true;
    },
    async completeOnboarding() {
      await setHasCompletedOnboarding(database);
      reflect(true);
    },
  };
}
