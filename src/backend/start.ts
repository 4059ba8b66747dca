import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import { overHttp } from './overHttp.ts';
import { type RunningServer, startServer } from './server.ts';

const DEFAULT_PORT = 4173;
const PORTS_TRIED = 20;

/** Loopback unless set; `0.0.0.0` lets other devices of the network in. */
const host = process.env.HOST;

/** Names of a reverse proxy in front, with commas between them. */
const names = (process.env.ALLOWED_HOSTS ?? '')
  .split(',')
  .map((name) => name.trim())
  .filter(Boolean);

const folder = fileURLToPath(new URL('../../dist', import.meta.url));

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

async function startAtFreePort(first: number): Promise<RunningServer> {
  for (let port = first; port < first + PORTS_TRIED; port += 1) {
    try {
      return await startServer({ folder, port, host, names, backend: overHttp() });
    } catch (error) {
      if (!isTaken(error)) throw error;
      process.stdout.write(`Port ${port} is taken, trying ${port + 1}.\n`);
    }
  }
  throw new Error(`No free port from ${first} to ${first + PORTS_TRIED - 1}.`);
}

const server = await startAtFreePort(Number(process.env.PORT ?? DEFAULT_PORT));
process.stdout.write(`Taal and its reference backend are at ${server.url}\n`);

const interfaces = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
for (const { address, family, internal } of interfaces) {
  const isListening = host === '0.0.0.0' || host === address;
  if (!isListening || internal || family !== 'IPv4') continue;
  process.stdout.write(`Other devices find it at http://${address}:${server.port}\n`);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.close());
}
