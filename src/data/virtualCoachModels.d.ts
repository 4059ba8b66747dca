/** Made by the build (src/build/coach). */
declare module 'virtual:coach-models' {
  export const intents: import('@/domain/coach/model/classifier').PackedModel;
  export const safety: import('@/domain/coach/model/classifier').PackedModel;
}
