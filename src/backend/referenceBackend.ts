import * as v from 'valibot';
import { analyzeBody, userProfileBody } from '../data/outbox/entry.ts';
import { analyseMessage } from '../domain/analysis/analyseMessage.ts';
import type { AnalysisResult } from '../domain/analysis/analysisResult.ts';
import { realtimeStatsOf } from '../domain/stats/realtimeStats.ts';

export interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** One accepted effect; a repeated call with the same key adds none. */
export interface LedgerEntry {
  readonly path: string;
  readonly key: string | null;
  readonly body: unknown;
  readonly reply: unknown;
}

export interface ReferenceBackend {
  /** Everything that took effect, in order. */
  readonly ledger: LedgerEntry[];
  /** Answers one of the four calls (rule “Calls”). */
  answer(call: {
    readonly method: string;
    readonly url: URL;
    readonly key: string | null;
    readonly body: unknown;
  }): Reply;
}

const notFound: Reply = { status: 404, body: { error: 'no such call' } };

/** The four calls of the product backend, kept in memory. */
export function createReferenceBackend(honoursKeys = true): ReferenceBackend {
  const ledger: LedgerEntry[] = [];
  const histories = new Map<string, AnalysisResult[]>();

  function analyze(body: v.InferOutput<typeof analyzeBody>): AnalysisResult {
    const measured = {
      text: body.text,
      timeTaken: body.time_taken,
      responseTime: body.response_time,
    };
    const result = analyseMessage(measured, Date.now, Math.random);
    histories.set(body.user_id, [...(histories.get(body.user_id) ?? []), result]);
    return result;
  }

  function effectOf(path: string, body: unknown): unknown {
    if (path === '/analyze') {
      const parsed = v.safeParse(analyzeBody, body);
      return parsed.success ? analyze(parsed.output) : null;
    }
    return v.safeParse(userProfileBody, body).success ? { saved: true } : null;
  }

  function post(path: string, key: string | null, body: unknown): Reply {
    const earlier = ledger.find((entry) => honoursKeys && key !== null && entry.key === key);
    if (earlier !== undefined) {
      const same = JSON.stringify(earlier.body) === JSON.stringify(body) && earlier.path === path;
      return same
        ? { status: 200, body: earlier.reply }
        : { status: 422, body: { error: 'key used for another call' } };
    }
    const reply = effectOf(path, body);
    if (reply === null) return { status: 400, body: { error: 'not the agreed form' } };
    ledger.push({ path, key, body, reply });
    return { status: 200, body: reply };
  }

  return {
    ledger,
    answer({ method, url, key, body }) {
      const { pathname: path, searchParams } = url;
      if (method === 'GET' && path === '/health') return { status: 200, body: { status: 'ok' } };
      if (method === 'GET' && path === '/realtime-stats') {
        const userId = searchParams.get('user_id');
        if (userId === null) return { status: 400, body: { error: 'user_id is missing' } };
        return { status: 200, body: realtimeStatsOf(histories.get(userId) ?? []) };
      }
      const isPost = method === 'POST' && (path === '/analyze' || path === '/user-profile');
      return isPost ? post(path, key, body) : notFound;
    },
  };
}
