import { filesByName } from './filesByName';
import type { Examples } from './intent';

// Only the build imports this file: examples train the model and are not shipped.
const followUpFiles = import.meta.glob<Examples>('./content/follow-ups/*/*.ts', {
  import: 'examples',
  eager: true,
});
const intentFiles = import.meta.glob<Examples>('./content/intents/*/*.ts', {
  import: 'examples',
  eager: true,
});
const safetyFiles = import.meta.glob<string>('./safety/examples/*/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A message and what should be heard in it. */
export interface LabelledText {
  readonly text: string;
  readonly label: string;
}

/** What people say when they mean an intent, labelled with its id. */
export const INTENT_EXAMPLES: readonly LabelledText[] = [
  ...filesByName(followUpFiles),
  ...filesByName(intentFiles),
].flatMap(([label, examples]) =>
  Object.values(examples)
    .flat()
    .map((text) => ({ text, label })),
);

/** Cries for help, labelled with their kind, and messages that only look like one. */
export const SAFETY_EXAMPLES: readonly LabelledText[] = filesByName(safetyFiles).flatMap(
  ([label, lines]) =>
    lines
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((text) => ({ text, label })),
);
