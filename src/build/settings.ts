import type { Plugin } from 'vite';
import { endpointFrom, PROXY_KEY } from '../data/generative-ai/settings.ts';
import { hashOfSources } from './hashOfSources.ts';

/** The settings of a build. No other variable reaches the code, whatever it begins with. */
export const SETTINGS = [
  'VITE_APP_VERSION',
  'VITE_BACKEND_IDEMPOTENCY',
  'VITE_BACKEND_URL',
  'VITE_GENERATIVE_AI_KEY',
  'VITE_GENERATIVE_AI_URL',
];

/** Everything that a build is made of, beside its settings. */
const SOURCES = ['index.html', 'package-lock.json', 'public', 'src', 'sw', 'vite.config.ts'];

/** The version of a build unless it is set: that of the package, and what it is made of. */
export function versionOf(root: string, packageVersion: string): string {
  return `${packageVersion} ${hashOfSources(root, SOURCES).slice(0, 8)}`;
}

const WARNING = `
************************************************************************
  THE KEY OF THE AI SERVICE IS IN THIS BUILD.
  Every visitor gets it, can read it and can use it at your cost.
  Put a proxy of your own before the service, which adds the key, and
  build with VITE_GENERATIVE_AI_URL=<the address of the proxy> and
  VITE_GENERATIVE_AI_KEY=${PROXY_KEY}. See .github/DEPLOYMENT.md.
************************************************************************
`;

/** Warns of a build that gives the key of an AI service to every visitor. */
export function warnOfKey(): Plugin {
  return {
    name: 'taal-warn-of-key',
    apply: 'build',
    configResolved({ env, logger }) {
      const endpoint = endpointFrom(env);
      if (endpoint !== null && endpoint.key !== PROXY_KEY) logger.warn(WARNING);
    },
  };
}
