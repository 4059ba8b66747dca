import type { PrecacheEntry } from 'workbox-precaching';
import { DOCUMENTS_CACHE } from '@/data/documentsCache';

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
  };
}

/** The address of the screen that a document is of. */
export function addressOf(file: string, home: string): string {
  return new URL(file === 'index.html' ? '.' : file.replace(/\.html$/, ''), home).href;
}

/** An address of a page with a name of its own below the worker's scope, as `chat`. */
const SCREEN = /^[^/.]+$/;

/**
 * The document that answers a navigation: the route's own first screen, whatever the address asks
 * of it (`/chat?topic=family` is `chat.html`); `index.html` for `/` and for all else.
 */
export function screenDocument(path: string, { home, files }: ScreenDocuments): string {
  const scope = new URL(home).pathname;
  const name = path.startsWith(scope) ? path.slice(scope.length).replace(/\/$/, '') : '';
  const file = `${name}.html`;
  return SCREEN.test(name) && files.has(file) ? file : 'index.html';
}
