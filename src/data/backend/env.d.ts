interface ImportMetaEnv {
  /** That of package.json and a hash of the sources, unless it is set. */
  readonly VITE_APP_VERSION: string;
  readonly VITE_BACKEND_URL?: string;
  readonly VITE_BACKEND_IDEMPOTENCY?: string;
}
