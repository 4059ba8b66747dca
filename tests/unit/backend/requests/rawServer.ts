import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { overHttp } from '../../../../src/backend/overHttp.ts';
import { startServer } from '../../../../src/backend/server.ts';

/** The server of `npm start` with a small build, asked on a raw socket; stopped after the test. */
export async function startRaw(names: readonly string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), 'taal-server-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'assets', 'main.js'), 'export {};');
  const backend = overHttp();
  const server = await startServer({ folder, port: 0, backend, names });
  onTestFinished(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });
  return {
    folder,
    backend,
    port: server.port,
    /**
     * Sends these bytes and hears what comes until the server closes; empty without an answer. A
     * server waits a minute for the rest of half a request, unless the line ends before.
     */
    ask: (bytes: string | Uint8Array, hangUpAfter?: number) =>
      new Promise<string>((resolve) => {
        let heard = '';
        const socket = connect(server.port, '127.0.0.1');
        socket.on('data', (data) => {
          heard += data.toString('latin1');
        });
        socket.on('error', () => {});
        socket.on('close', () => resolve(heard));
        socket.write(bytes);
        if (hangUpAfter !== undefined) setTimeout(() => socket.end(), hangUpAfter);
      }),
  };
}

/** The status of an answer; null where there is none. */
export function statusOf(answer: string): number | null {
  const status = /^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1];
  return status === undefined ? null : Number(status);
}
