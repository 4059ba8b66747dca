import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { listen } from '../../../src/backend/listen.ts';

export const TEST_KEY = 'key-of-the-tests';

const PATH = '/v1beta/models/gemini-pro:generateContent';

/** What a browser asks before a page of another origin may send a key. */
const PREFLIGHT = {
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'content-type, x-goog-api-key',
};

/** How the service answers a well-formed question. */
export type AiAnswer =
  /** Finished text, in one part or several. */
  | { readonly kind: 'text'; readonly text: string | readonly string[] }
  /** A candidate that ended early, as it ends for SAFETY or MAX_TOKENS. */
  | { readonly kind: 'ended'; readonly finishReason: string; readonly text?: string }
  /** The prompt is blocked: an answer without candidates. */
  | { readonly kind: 'blocked' }
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'body'; readonly contentType: string; readonly body: string }
  | { readonly kind: 'redirect'; readonly to: string }
  /** Drops the connection before answering. */
  | { readonly kind: 'drop' }
  /** Sends half an answer, then drops the connection. */
  | { readonly kind: 'drop-half' }
  /** Accepts and never answers, or never sends the second half. */
  | { readonly kind: 'stall' }
  | { readonly kind: 'stall-half' };

export interface AiCall {
  readonly method: string;
  /** The address with its query. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** The text of the question; null when the body is not of the agreed form. */
  readonly prompt: string | null;
}

export interface GenerativeAiServer {
  readonly url: string;
  /** Every call that came in, in order, whatever became of it. */
  readonly calls: readonly AiCall[];
  /** Stops listening and cuts every connection. */
  stop(): Promise<void>;
}

function field(value: unknown, name: string | number): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([key]) => key === String(name))?.[1];
}

function promptOf(body: string): string | null {
  try {
    const parts = field(field(field(JSON.parse(body), 'contents'), 0), 'parts');
    const text = field(field(parts, 0), 'text');
    return typeof text === 'string' ? text : null;
  } catch {
    return null;
  }
}

/** The data that a prompt ends with. */
export function dataOf(call: AiCall | undefined): unknown {
  return JSON.parse(call?.prompt?.split('\n').at(-1) ?? 'null');
}

function generated(texts: readonly string[], finishReason: string): object {
  const parts = texts.map((text) => ({ text }));
  const content = parts.length === 0 ? {} : { content: { parts, role: 'model' } };
  return { candidates: [{ ...content, finishReason, index: 0, safetyRatings: [] }] };
}

function send(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' });
  response.end(JSON.stringify(body));
}

function play(answer: AiAnswer, response: ServerResponse): void {
  switch (answer.kind) {
    case 'text':
      send(response, generated([answer.text].flat(), 'STOP'));
      break;
    case 'ended':
      send(response, generated([answer.text ?? []].flat(), answer.finishReason));
      break;
    case 'blocked':
      send(response, { promptFeedback: { blockReason: 'SAFETY' } });
      break;
    case 'status':
      send(response, { error: { code: answer.status, message: '', status: '' } }, answer.status);
      break;
    case 'body':
      response.writeHead(200, { 'content-type': answer.contentType }).end(answer.body);
      break;
    case 'redirect':
      response.writeHead(307, { location: answer.to }).end();
      break;
    case 'drop':
      response.destroy();
      break;
    case 'drop-half':
    case 'stall-half':
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"candidates":[{"content":{"parts":[{"te', () => {
        if (answer.kind === 'drop-half') response.destroy();
      });
      break;
    case 'stall':
      break;
  }
}

/** The status with which the real service refuses a call; null for a good one. */
function refusal({ method, path, headers, prompt }: AiCall): number | null {
  if (method !== 'POST' || path !== PATH) return 404;
  const isJson = headers['content-type']?.startsWith('application/json') ?? false;
  return headers['x-goog-api-key'] === TEST_KEY && isJson && prompt !== null ? null : 400;
}

/** The AI service, as gemini-pro speaks over HTTP, on a free port, for pages of any origin. */
export async function startGenerativeAi(
  answer: (call: AiCall) => AiAnswer,
): Promise<GenerativeAiServer> {
  const calls: AiCall[] = [];
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    if (request.method === 'OPTIONS') {
      response.writeHead(204, PREFLIGHT).end();
      return;
    }
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request;
      const call = { method, path, headers, body, prompt: promptOf(body) };
      calls.push(call);
      const status = refusal(call);
      play(status === null ? answer(call) : { kind: 'status', status }, response);
    });
  });
  const port = await listen(server);
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}`, calls, stop };
}
