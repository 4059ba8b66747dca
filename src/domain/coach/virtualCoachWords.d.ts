/** Made by the build (src/build/coach) from the files in `content/intents` and `content/follow-ups`. */
declare module 'virtual:coach-words' {
  type Intents = Readonly<Record<string, import('./intent').Intent>>;
  export const intents: Intents;
  export const followUps: Intents;
}
