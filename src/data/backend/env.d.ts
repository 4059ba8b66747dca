interface ImportMetaEnv {
  /** The version in package.json. */
  readonly VITE_APP_VERSION: string;
  readonly VITE_BACKEND_URL?: string;
  readonly VITE_BACKEND_IDEMPOTENCY?: string;
}
