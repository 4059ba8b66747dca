import * as v from 'valibot';
import { type AiDependencies, generateContent } from './generateContent';
import { jsonInReply } from './jsonInReply';
import type { Endpoint } from './settings';

/** The AI service with what it is reached by. */
export interface Service extends AiDependencies {
  readonly endpoint: Endpoint;
}

interface Question<S> {
  /** What the service is to do, for the log. */
  readonly task: string;
  readonly prompt: string;
  readonly schema: S;
  /** Ends the question; the answer is then null, and nothing is logged. */
  readonly calledOff?: AbortSignal | undefined;
}

/** Asks for JSON of one form; anything else is null and logged once. Never throws. */
export async function askForJson<S extends v.GenericSchema<unknown, unknown>>(
  service: Service,
  { task, prompt, schema, calledOff }: Question<S>,
): Promise<v.InferOutput<S> | null> {
  const generated = await generateContent(service.endpoint, service, prompt, calledOff);
  if (calledOff?.aborted) return null;
  if (generated.kind === 'failed') {
    service.warn(`The AI service did not ${task}: ${generated.reason}`);
    return null;
  }
  const parsed = v.safeParse(schema, jsonInReply(generated.text));
  if (parsed.success) return parsed.output;
  service.warn(`The AI service did not ${task}: its reply is not what was asked for`);
  return null;
}
