import type { Plugin } from 'vite';
import { overHttp } from './overHttp.ts';

/** Serves the reference backend beside the development server. */
export function referenceBackendInDevelopment(): Plugin {
  return {
    name: 'taal-reference-backend',
    apply: 'serve',
    configureServer(server) {
      const backend = overHttp();
      server.middlewares.use((request, response, next) => {
        if (!backend.handle(request, response)) next();
      });
    },
  };
}
