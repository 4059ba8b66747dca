/** A reply of the assistant; suggestions are what the person could say next. */
export interface Reply {
  readonly id: string;
  readonly text: string;
  readonly suggestions: readonly string[];
}
