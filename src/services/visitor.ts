/** Whether this is a new visitor, who is led to onboarding, or a returning one. */
export interface Visitor {
  /** At once where the mirror says yes; the stored flag may take that back later. */
  hasCompletedOnboarding(): boolean | Promise<boolean>;
  completeOnboarding(): Promise<void>;
  /** True where the mirror said no, but the database knows better: after an import. */
  isMistakenForNew(): Promise<boolean>;
}
