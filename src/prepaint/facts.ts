/** The id of the element behind the screen at which `#root` begins. */
export const SCREEN_END = 'screen-end';

/** What the build tells the inline script of a document. */
export interface DocumentFacts {
  /** The base of the build's addresses, with a slash at its end. */
  readonly base: string;
  /** The modules that each first screen in the document needs beside `modules`, by its path. */
  readonly screens: Readonly<Record<string, readonly string[]>>;
  /** The app's modules, of which the last one starts it. */
  readonly modules: readonly string[];
  /** The style rules that the document does without. */
  readonly sheet: string;
}
