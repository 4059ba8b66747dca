import { createServer, type Server } from 'node:http';
import sirv from 'sirv';
import type { HttpBackend } from './overHttp.ts';

export interface RunningServer {
  readonly url: string;
  readonly port: number;
  /** Stops at once; connections still open are cut. */
  close(): Promise<void>;
}

/** Serves a build as a host should: fresh HTML and worker, lasting assets, no HTML for a file. */
function serveBuild(folder: string) {
  return sirv(folder, {
    etag: true,
    single: 'index.html',
    // Paths with an extension are files: when they are missing, they are missing.
    ignores: [/\/[^/?]+\.[^/?]+$/],
    setHeaders(response, path) {
      const lasting = path.includes('/assets/');
      response.setHeader(
        'cache-control',
        lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** Serves a build with the backend at /api; port 0 takes any free one. */
export async function startServer(options: {
  readonly folder: string;
  readonly port: number;
  readonly backend: HttpBackend;
}): Promise<RunningServer> {
  const files = serveBuild(options.folder);
  const server = createServer((request, response) => {
    if (options.backend.handle(request, response)) return;
    files(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/plain', 'cache-control': 'no-store' });
      response.end('Not found');
    });
  });
  await listen(server, options.port);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    port: address.port,
    url: `http://localhost:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
