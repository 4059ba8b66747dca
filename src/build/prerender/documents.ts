import { APP_PACK } from '../../data/worker/offlinePack.ts';
import { SCREEN_END } from '../../prepaint/blockPaintUntil.ts';
import type { FirstPaintFacts } from '../../prepaint/chooseFirstScreen.ts';
import type { FaceFacts } from '../../prepaint/hideStalePortrait.ts';
import type { LoadAppConfig } from '../../prepaint/loadApp.ts';
import { fileOf, SCREENS, type Screen } from '../../shell/screens.ts';
import { UNPAINTED, WEB_FONT } from '../../ui/theme/webFont.ts';
import { criticalStyle } from './criticalStyle.ts';

export interface DocumentParts {
  /** The document of the build, with an empty root. */
  readonly template: string;
  /** The base of the build's addresses, with a slash at its end. */
  readonly base: string;
  /** All of the app's style rules. */
  readonly css: string;
  /** The file with the rules that are not in every document. */
  readonly sheet: string;
  readonly screens: ReadonlyMap<Screen, { readonly title: string; readonly html: string }>;
  /** Chunks that a route's first screen needs beside those of the template. */
  readonly preloads: ReadonlyMap<Screen, readonly string[]>;
  /** The source of the function that decides, before the first paint, what `/` shows. */
  readonly decide: string;
  readonly mirrorKey: string;
  /** What the next two are told of the face in the document of Matches. */
  readonly face: FaceFacts;
  /** The source of the function that tells, before the first paint, who was here before. */
  readonly know: string;
  /** The source of the function that puts the face there which led the list last. */
  readonly place: string;
  /** The source of the function that lets the app begin, and brings its sheet, after that. */
  readonly begin: string;
  /** The source of the function that holds the first paint back for a whole screen. */
  readonly expect: string;
  /** The source of the function by which it asks for the modules that are needed. */
  readonly link: string;
  readonly minify: (script: string) => string;
  /** The source of the function that notes what is pressed before the app is there. */
  readonly notePresses: string;
  /** The source of the function that tells the key that sends a message. */
  readonly isSendKey: string;
  /** The source of the function that notes what is typed, with its times. */
  readonly followTyping: string;
}

const EMPTY_ROOT = '<div id="root"></div>';

// Onboarding comes first in the document: a new visitor's first paint waits for nothing else.
const VISITOR_RULES =
  'html[data-visitor] [data-screen="/"],html:not([data-visitor=new]) [data-screen="/onboarding"]{display:none}';

function replaceOnce(html: string, part: string | RegExp, by: string): string {
  const replaced = html.replace(part, () => by);
  if (replaced === html) throw new Error(`The document has no ${part} to put a first screen in`);
  return replaced;
}

function rootOf(screen: Screen, id: string, html: string): string {
  return `<div id="${id}" data-screen="${screen}">${html}</div>`;
}

/** The document of Matches holds the face that leads everyone's list. */
const hasFace = (screen: Screen) => screen === '/matches';

/** The sheet comes with the app, or at once where no script runs. */
function bodyOf(screen: Screen, parts: DocumentParts): string {
  const { base, face, minify, place, screens, sheet } = parts;
  const placing = `(${place})(window,${JSON.stringify(face)})`;
  const script = hasFace(screen) ? `<script>${minify(placing)}</script>` : '';
  const end = `${script}<template id="${SCREEN_END}"></template>`;
  const own = rootOf(screen, 'root', screens.get(screen)?.html ?? '') + end;
  const style = `<noscript><link rel="stylesheet" href="${base}${sheet}"></noscript>`;
  if (screen !== '/') return `${own}${style}`;
  const onboarding = screens.get('/onboarding')?.html ?? '';
  return `${rootOf('/onboarding', 'onboarding', onboarding)}${own}${style}`;
}

const PRELOAD = /\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;

const APP = /<script type="module"[^>]*src="([^"]+)"><\/script>/;

/** What the build has every document load at once, which is too soon; the app's own comes last. */
function sharedModules({ template }: DocumentParts): string[] {
  const [, app] = APP.exec(template) ?? [];
  if (app === undefined) throw new Error('The document of the build begins no app');
  return [...[...template.matchAll(PRELOAD)].map(([, href = '']) => href), app];
}

/** The app begins when the document is read, as with the build's own script, and painted. */
function beginningOf(parts: DocumentParts): string {
  const beginning: LoadAppConfig = {
    sheet: parts.base + parts.sheet,
    modules: sharedModules(parts),
    pack: parts.base + APP_PACK,
    font: WEB_FONT,
    mark: UNPAINTED,
  };
  const facts = JSON.stringify(beginning);
  const link = `(files)=>(${parts.link})(window,files)`;
  const script = `(${parts.begin})(window,${facts},(file)=>import(file),${link}).catch(reportError)`;
  return `<script type="module">${parts.minify(script)}</script>`;
}

/** `index.html` asks for what the visitor needs that it turns out to have. */
function decisionOf(parts: DocumentParts): string {
  const { base, decide, expect, minify, mirrorKey, preloads } = parts;
  const addresses = (screen: Screen) => (preloads.get(screen) ?? []).map((file) => base + file);
  const facts: FirstPaintFacts = {
    home: base,
    mirrorKey,
    screenEnd: SCREEN_END,
    landing: addresses('/'),
    onboarding: addresses('/onboarding'),
  };
  const need = '(files)=>{window.neededModules=files}';
  const whole = `(id)=>(${expect})(window,id)`;
  const script = `(${decide})(window,${JSON.stringify(facts)},${need},${whole})`;
  return `<style>${VISITOR_RULES}</style><script>${minify(script)}</script>`;
}

const FACE_RULE = 'html[data-known] [data-first-face]{visibility:hidden}';

const WHOLE_SCREEN = `<link rel="expect" href="#${SCREEN_END}" blocking="render">`;

function headOf(screen: Screen, parts: DocumentParts): string {
  const { base, css, face, know, minify, preloads } = parts;
  const own = criticalStyle(css, bodyOf(screen, parts));
  const style = `<style>${own}${hasFace(screen) ? FACE_RULE : ''}</style>`;
  const note = `(${parts.notePresses})(window,${parts.isSendKey},${parts.followTyping})`;
  if (screen === '/') return `${style}<script>${minify(note)}</script>${decisionOf(parts)}`;
  const files = (preloads.get(screen) ?? []).map((file) => base + file);
  const need = `window.neededModules=${JSON.stringify(files)}`;
  const knowing = hasFace(screen) ? `(${know})(window,${JSON.stringify(face)});` : '';
  return `${WHOLE_SCREEN}${style}<script>${minify(`${knowing}${note};${need}`)}</script>`;
}

function documentOf(screen: Screen, parts: DocumentParts): string {
  const title = parts.screens.get(screen)?.title ?? '';
  const unasked = parts.template.replaceAll(PRELOAD, '');
  const painted = replaceOnce(unasked, APP, beginningOf(parts));
  const withoutSheet = replaceOnce(painted, /<link rel="stylesheet"[^>]*>/, '');
  const titled = replaceOnce(withoutSheet, /<title>[^<]*<\/title>/, `<title>${title}</title>`);
  const marked = replaceOnce(titled, '<html', `<html ${UNPAINTED}`);
  const withHead = replaceOnce(marked, '</head>', `${headOf(screen, parts)}</head>`);
  return replaceOnce(withHead, EMPTY_ROOT, bodyOf(screen, parts));
}

/** The documents of all routes, by file name, each with its first screen and the style rules for it. */
export function documentsOf(parts: DocumentParts): Map<string, string> {
  return new Map(SCREENS.map((screen) => [fileOf(screen), documentOf(screen, parts)]));
}
