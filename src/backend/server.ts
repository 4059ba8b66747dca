import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import sirv from 'sirv';
import { headerRulesOf, headersFor } from './headerRules.ts';
import { listen } from './listen.ts';
import type { HttpBackend } from './overHttp.ts';
import { isAdmitted, pathAsked } from './whoAsks.ts';

export interface RunningServer {
  readonly url: string;
  readonly port: number;
  /** Stops at once; connections still open are cut. */
  close(): Promise<void>;
}

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Serves a build as a host should: by its own rules for headers, and no HTML for a lost file. */
function serveBuild(folder: string): Handler {
  const rules = headerRulesOf(folder);
  const files = sirv(folder, {
    etag: true,
    // Where a file has been compressed beside it.
    brotli: true,
    single: 'index.html',
    // Paths with an extension are files: when they are missing, they are missing.
    ignores: [/\/[^/?]+\.[^/?]+$/],
  });
  return (request, response, next) => {
    const found = headersFor(rules, pathAsked(request)?.pathname ?? '');
    // What no rule names is looked up again each time, as hosts do of themselves.
    for (const [name, value] of Object.entries({ 'Cache-Control': 'no-cache', ...found })) {
      response.setHeader(name, value);
    }
    // A range that ends before it begins means the whole file; sirv would throw at it.
    const [, first = '', last = ''] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
    if (first === '' || (last !== '' && Number(last) < Number(first))) delete request.headers.range;
    // A file can be gone since the server began, as each build replaces them.
    response.once('pipe', (file) => file.once('error', () => response.destroy()));
    files(request, response, next);
  };
}

/** Takes the base off the address; what lies outside of it is not there. */
function below(base: string, files: Handler): Handler {
  if (base === '/') return files;
  return (request, response, next) => {
    const url = request.url ?? '/';
    if (!url.startsWith(base)) {
      next();
      return;
    }
    request.url = url.slice(base.length - 1);
    files(request, response, next);
  };
}

function refuse(response: ServerResponse, status: number, words: string): void {
  response.writeHead(status, { 'content-type': 'text/plain', 'cache-control': 'no-store' });
  response.end(words);
}

/** Serves a build with the backend at /api; port 0 takes any free one. */
export async function startServer(options: {
  readonly folder: string;
  readonly port: number;
  readonly backend: HttpBackend;
  /** The path that the build was made for, with a slash at both ends. */
  readonly base?: string;
  /** The address to listen on; loopback unless given. */
  readonly host?: string | undefined;
  /** Further names under which it is asked for: those of a reverse proxy in front of it. */
  readonly names?: readonly string[];
}): Promise<RunningServer> {
  const files = below(options.base ?? '/', serveBuild(options.folder));
  const server = createServer((request, response) => {
    if (pathAsked(request) === null) return refuse(response, 400, 'Not a path');
    if (!isAdmitted(request, options.names ?? [])) return refuse(response, 403, 'Not from here');
    if (options.backend.handle(request, response)) return;
    files(request, response, () => refuse(response, 404, 'Not found'));
  });
  const port = await listen(server, options.port, options.host);
  return {
    port,
    url: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
