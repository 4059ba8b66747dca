import { type DocumentFacts, SCREEN_END } from '../../prepaint/facts.ts';
import { fileOf, SCREENS, type Screen } from '../../shell/screens.ts';
import { criticalStyle } from './criticalStyle.ts';

export interface DocumentParts {
  /** `index.html` as it is in the repository. */
  readonly template: string;
  /** All of the app's style rules. */
  readonly css: string;
  /** The inline script, which finds its facts in a constant before it. */
  readonly script: string;
  readonly screens: ReadonlyMap<Screen, { readonly title: string; readonly html: string }>;
  /** Files that a screen needs beside those of every screen. */
  readonly needed: ReadonlyMap<Screen, readonly string[]>;
  /** What the inline scripts of all documents are told. */
  readonly facts: Pick<DocumentFacts, 'base' | 'modules' | 'sheet'>;
}

// Onboarding comes first in the document: a new visitor's first paint waits for nothing else.
const VISITOR_RULES =
  'html[data-visitor] [data-screen="/"],html:not([data-visitor=new]) [data-screen="/onboarding"]{display:none}';

/** The other screen in a document that holds two. */
const ALSO: ReadonlyMap<Screen, Screen> = new Map([['/', '/onboarding']]);

/** Puts `content` in the place of a slot, which holds what development has there. */
function fillSlot(html: string, slot: string, content: string): string {
  const [before, rest] = html.split(`<!--${slot}-->`);
  const [, after] = rest?.split(`<!--/${slot}-->`) ?? [];
  if (before === undefined || after === undefined) throw new Error(`The template has no ${slot}`);
  return before + content + after;
}

/** The sheet comes with the app, or at once where no script runs. */
function bodyOf(screen: Screen, { facts, screens }: DocumentParts): string {
  const rootOf = (shown: Screen, id: string) =>
    `<div id="${id}" data-screen="${shown}">${screens.get(shown)?.html ?? ''}</div>`;
  const also = ALSO.get(screen);
  const first = also === undefined ? '' : rootOf(also, also.slice(1));
  const style = `<noscript><link rel="stylesheet" href="${facts.sheet}"></noscript>`;
  return `${first}${rootOf(screen, 'root')}<template id="${SCREEN_END}"></template>${style}`;
}

function factsOf(screen: Screen, { facts, needed }: DocumentParts): DocumentFacts {
  const also = ALSO.get(screen);
  const shown = also === undefined ? [screen] : [screen, also];
  return {
    ...facts,
    screens: Object.fromEntries(shown.map((path) => [path, needed.get(path) ?? []])),
  };
}

function headOf(screen: Screen, body: string, parts: DocumentParts): string {
  const { css, facts, script } = parts;
  const manifest = `<link rel="manifest" href="${facts.base}manifest.webmanifest">`;
  const style = criticalStyle(css, body) + (ALSO.has(screen) ? VISITOR_RULES : '');
  const told = `const documentFacts=${JSON.stringify(factsOf(screen, parts))};`;
  return `${manifest}<style>${style}</style><script>{${told}${script}}</script>`;
}

function documentOf(screen: Screen, parts: DocumentParts): string {
  const title = parts.screens.get(screen)?.title ?? '';
  const body = bodyOf(screen, parts);
  const based = parts.template.replaceAll('%BASE_URL%', () => parts.facts.base);
  const titled = fillSlot(based, 'title', `<title>${title}</title>`);
  return fillSlot(fillSlot(titled, 'head', headOf(screen, body, parts)), 'body', body);
}

/** The documents of all routes, by file name, each with its first screen and the style rules for it. */
export function documentsOf(parts: DocumentParts): Map<string, string> {
  return new Map(SCREENS.map((screen) => [fileOf(screen), documentOf(screen, parts)]));
}
