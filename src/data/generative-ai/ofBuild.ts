import type { GenerativeAiSettings } from './settings';

/** Each by its name: the build writes all of `import.meta.env` wherever the whole of it is used. */
export const generativeAiOfBuild: GenerativeAiSettings = {
  VITE_GENERATIVE_AI_URL: import.meta.env.VITE_GENERATIVE_AI_URL,
  VITE_GENERATIVE_AI_KEY: import.meta.env.VITE_GENERATIVE_AI_KEY,
};
