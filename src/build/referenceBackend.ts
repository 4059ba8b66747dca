import type { Plugin } from 'vite';
import type { HttpBackend } from '../backend/overHttp.ts';

/** Serves the reference backend beside the development server. */
export function referenceBackendInDevelopment(): Plugin {
  return {
    name: 'taal-reference-backend',
    apply: 'serve',
    async configureServer(server) {
      // Loaded by the development server, which knows the project's own paths.
      const module = await server.ssrLoadModule('/src/backend/overHttp.ts');
      const backend: HttpBackend = module.overHttp();
      server.middlewares.use((request, response, next) => {
        if (!backend.handle(request, response)) next();
      });
    },
  };
}
