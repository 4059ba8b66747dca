/** The build's settings of the AI service. */
export interface GenerativeAiSettings {
  readonly VITE_GENERATIVE_AI_URL?: string | undefined;
  readonly VITE_GENERATIVE_AI_KEY?: string | undefined;
}

/** Where the AI service takes questions, and the key it asks for. */
export interface Endpoint {
  readonly address: string;
  readonly key: string;
}

/** Stands where a key belongs and opens nothing (rule “AI service”). */
export const PLACEHOLDER_KEY = 'placeholder-key';

/** The key of a build whose service is a proxy, which adds the real one. */
export const PROXY_KEY = 'proxy';

const MODEL_PATH = '/v1beta/models/gemini-pro:generateContent';

/** The endpoint that the settings name; null while they lack an address or a real key. */
export function endpointFrom(settings: GenerativeAiSettings): Endpoint | null {
  const url = settings.VITE_GENERATIVE_AI_URL?.trim() ?? '';
  const key = settings.VITE_GENERATIVE_AI_KEY?.trim() ?? '';
  if (url === '' || key === '' || key === PLACEHOLDER_KEY) return null;
  return { address: `${url.replace(/\/+$/, '')}${MODEL_PATH}`, key };
}
