import type { Timers } from '../timers';
import type { ModelLanguages, PromptApi } from './promptApi';

/** For the model to be asked for, made and answering, in milliseconds. */
export const MODEL_TIME_LIMIT_MS = 2500;

const english = [{ type: 'text', languages: ['en'] }] as const;
const LANGUAGES: ModelLanguages = { expectedInputs: english, expectedOutputs: english };

/**
 * Whether the browser has a model of its own on this device, ready for English. One that would
 * have to be downloaded counts as none: gigabytes are nothing that Taal may fetch.
 */
export async function isModelAvailable(
  api: PromptApi | undefined = globalThis.LanguageModel,
): Promise<boolean> {
  try {
    return (await api?.availability(LANGUAGES)) === 'available';
  } catch {
    return false;
  }
}

/** Rejects once the signal is given: not every model heeds it. */
function givenUp(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const end = () => reject(new Error('The model took too long'));
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}

export interface Question {
  /** What the model is to do with the text. */
  readonly instructions: string;
  readonly text: string;
}

async function ask(
  api: PromptApi | undefined,
  { instructions, text }: Question,
  signal: AbortSignal,
): Promise<string | null> {
  // Whatever is not there yet, `create` would download.
  if (api === undefined || !(await isModelAvailable(api)) || signal.aborted) return null;
  const initialPrompts = [{ role: 'system', content: instructions }] as const;
  const session = await api.create({ ...LANGUAGES, initialPrompts, signal });
  try {
    // Here too, so that a session that never answers is ended.
    const answer = await Promise.race([session.prompt(text, { signal }), givenUp(signal)]);
    return typeof answer === 'string' ? answer : null;
  } finally {
    session.destroy();
  }
}

/**
 * Asks the browser's own model one question, in a session of its own. Never throws: null where
 * there is no model, it fails, or it takes longer than the time limit.
 */
export async function askModel(
  question: Question,
  timers: Timers,
  api: PromptApi | undefined = globalThis.LanguageModel,
): Promise<string | null> {
  const limit = new AbortController();
  const stopTimer = timers.after(MODEL_TIME_LIMIT_MS, () => limit.abort());
  try {
    return await Promise.race([ask(api, question, limit.signal), givenUp(limit.signal)]);
  } catch {
    return null;
  } finally {
    stopTimer();
  }
}
