interface ImportMetaEnv {
  readonly VITE_GENERATIVE_AI_URL?: string;
  readonly VITE_GENERATIVE_AI_KEY?: string;
}
