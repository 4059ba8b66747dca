import type { BackendSettings } from './connection';

/** Each by its name: the build writes all of `import.meta.env` wherever the whole of it is used. */
export const backendOfBuild: BackendSettings = {
  VITE_BACKEND_URL: import.meta.env.VITE_BACKEND_URL,
  VITE_BACKEND_IDEMPOTENCY: import.meta.env.VITE_BACKEND_IDEMPOTENCY,
};
