import type { PrecacheEntry } from 'workbox-precaching';
import { DOCUMENTS_CACHE } from '@/data/worker/ownCaches';
import { canonicalPath } from '@/domain/canonicalPath';

export interface ScreenDocuments {
  /** The worker's scope. */
  readonly home: string;
  /** The files, relative to it, as `chat.html`. */
  readonly files: ReadonlySet<string>;
  /** The cache with the documents of this version alone. */
  readonly cacheName: string;
}

/** The files of the build, as the manifest names them. */
export interface Build {
  readonly documents: ScreenDocuments;
  readonly others: PrecacheEntry[];
  /** Of the files whose names do not tell their version. */
  readonly revisions: ReadonlyMap<string, string>;
}

const DOCUMENT = /^[^/]+\.html$/;

/** How the names of all caches with documents of the worker at this scope begin. */
export function documentCaches(home: string): string {
  return `${DOCUMENTS_CACHE}${home}#`;
}

/** Tells the documents of screens from the other files of the build, whose addresses are relative. */
export function splitManifest(manifest: readonly PrecacheEntry[], home: string): Build {
  const documents = manifest.filter(({ url }) => DOCUMENT.test(url));
  const version = documents.map(({ revision }) => (revision ?? '').slice(0, 8)).join('-');
  return {
    documents: {
      home,
      files: new Set(documents.map(({ url }) => url)),
      cacheName: `${documentCaches(home)}${version}`,
    },
    others: manifest.filter(({ url }) => !DOCUMENT.test(url)),
    revisions: new Map(
      manifest.flatMap(({ url, revision }) => (revision ? [[url, revision]] : [])),
    ),
  };
}

/** The address of the screen that a document is of. */
export function addressOf(file: string, home: string): string {
  return new URL(file === 'index.html' ? '.' : file.replace(/\.html$/, ''), home).href;
}

/** What a path asks for, below the worker's scope and in the spelling of the app's own links. */
function askedBy(path: string, home: string): string {
  const scope = new URL(home).pathname;
  return path.startsWith(scope) ? canonicalPath(path.slice(scope.length)) : path;
}

function fileOf(asked: string): string {
  return asked === '' ? 'index.html' : `${asked}.html`;
}

/**
 * The document that answers a navigation: the route's own first screen, however its address is
 * spelled and whatever it asks (`/chat?topic=family` and `/Chat/` are `chat.html`); `index.html`
 * for `/` and for all else.
 */
export function screenDocument(path: string, { home, files }: ScreenDocuments): string {
  const file = fileOf(askedBy(path, home));
  return files.has(file) ? file : 'index.html';
}

/** A name with an extension is a file: where there is none, the host says so. */
const FILE = /\.[^/]+$/;

/** Whether a navigation to the path is answered with a document; the backend and files are not. */
export function isForDocument(path: string, { home, files }: ScreenDocuments): boolean {
  if (path.includes('/api/')) return false;
  return !FILE.test(path) || files.has(fileOf(askedBy(path, home)));
}
