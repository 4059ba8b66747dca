import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type Fault, type FaultPlan, healthy } from './faults.ts';
import { createReferenceBackend, type ReferenceBackend, type Reply } from './referenceBackend.ts';
import { pathAsked } from './whoAsks.ts';

const MOUNT = '/api';
const LARGEST_BODY = 4 * 1024 * 1024;

/** The reference backend as it is reached over HTTP, with its failure controls. */
export interface HttpBackend {
  readonly backend: ReferenceBackend;
  /** Every call that came in, in order, whatever became of it. */
  readonly calls: string[];
  plan: FaultPlan;
  /** Answers a request below /api; false when the request is for someone else. */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
}

const isJson = ({ headers }: IncomingMessage) =>
  /^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '');

/** Reads all of a body, as a connection that is cut brings no answer; null when it is too large. */
async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const buffer = Buffer.from(chunk);
    size += buffer.length;
    if (size <= LARGEST_BODY) chunks.push(buffer);
  }
  return size > LARGEST_BODY ? null : Buffer.concat(chunks).toString('utf8');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function sendJson(response: ServerResponse, { status, body }: Reply): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}

/** Promises the whole answer and breaks off in the middle of it. */
function sendHalf(response: ServerResponse, { status, body }: Reply): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
  });
  response.write(text.slice(0, text.length / 2), () => response.destroy());
}

/** Plays a fault; true when the call is to be answered well all the same. */
async function play(fault: Fault, response: ServerResponse): Promise<boolean> {
  switch (fault.kind) {
    case 'drop':
      response.destroy();
      return false;
    case 'stall':
      return false;
    case 'status':
      response.writeHead(
        fault.status,
        fault.retryAfter === undefined ? {} : { 'retry-after': fault.retryAfter },
      );
      response.end();
      return false;
    case 'body':
      response.writeHead(200, { 'content-type': fault.contentType });
      response.end(fault.body);
      return false;
    case 'delay':
      await wait(fault.milliseconds);
      return true;
    case 'drop-after':
    case 'drop-midway':
      return true;
  }
}

/** Mounts a reference backend at /api. */
export function overHttp(backend = createReferenceBackend()): HttpBackend {
  const calls: string[] = [];

  async function answer(request: IncomingMessage, method: string, url: URL): Promise<Reply> {
    const header = request.headers['idempotency-key'];
    const call = { method, url, key: typeof header === 'string' ? header : null };
    if (method !== 'POST') return backend.answer({ ...call, body: undefined });
    const text = await readBody(request);
    if (text === null) return { status: 413, body: { error: 'too large' } };
    if (!isJson(request)) return { status: 415, body: { error: 'not JSON' } };
    return backend.answer({ ...call, body: parseJson(text) });
  }

  async function respond(request: IncomingMessage, response: ServerResponse, url: URL) {
    const method = request.method ?? 'GET';
    const path = url.pathname.slice(MOUNT.length);
    calls.push(`${method} ${path}`);
    const fault = mounted.plan({ method, path, number: calls.length });
    if (fault !== null && !(await play(fault, response))) return;
    url.pathname = path;
    const reply = await answer(request, method, url);
    if (fault?.kind === 'drop-after') response.destroy();
    else if (fault?.kind === 'drop-midway') sendHalf(response, reply);
    else sendJson(response, reply);
  }

  const mounted: HttpBackend = {
    backend,
    calls,
    plan: healthy,
    handle(request, response) {
      const url = pathAsked(request);
      if (url?.pathname.startsWith(`${MOUNT}/`) !== true) return false;
      respond(request, response, url).catch(() => response.destroy());
      return true;
    },
  };
  return mounted;
}
