import type { Examples } from './intent';

// Only the build imports this file: examples train the model and are not shipped.
const exampleFiles = import.meta.glob<Examples>(['./intents/*.ts', './followUps/*.ts'], {
  import: 'examples',
  eager: true,
});

const safetyFiles = import.meta.glob<string>('./safety/examples/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A message and what should be heard in it. */
export interface LabelledText {
  readonly text: string;
  readonly label: string;
}

const nameOf = (path: string) => path.replace(/^.*\/|\..*$/gu, '');

/** What people say when they mean an intent, labelled with its id. */
export const INTENT_EXAMPLES: readonly LabelledText[] = Object.entries(exampleFiles).flatMap(
  ([path, examples]) =>
    Object.values(examples)
      .flat()
      .map((text) => ({ text, label: nameOf(path.replace(/^\.\//u, '')) })),
);

/** Cries for help, labelled with their kind, and messages that only look like one. */
export const SAFETY_EXAMPLES: readonly LabelledText[] = Object.entries(safetyFiles).flatMap(
  ([path, lines]) =>
    lines
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((text) => ({ text, label: nameOf(path.replace(/^\.\//u, '')) })),
);
