import { connect, createServer, type Socket } from 'node:net';
import { listen } from '../../../src/backend/listen.ts';

const ROUND_TRIP_MS = 150;
/** 1.6 Mbit/s. */
const BYTES_PER_MS = 200;

export interface SlowLink {
  readonly url: string;
  close(): void;
}

/**
 * A link to the server at `port` that everything shares which goes through it: emulation in the
 * browser slows the page down, but not its worker.
 */
export async function slowLink(port: number): Promise<SlowLink> {
  const sockets = new Set<Socket>();
  let freeAt = 0;
  const server = createServer((client) => {
    const host = connect(port, '127.0.0.1');
    for (const socket of [client, host]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
    }
    client.on('data', (bytes) => {
      setTimeout(() => host.write(bytes), ROUND_TRIP_MS / 2);
    });
    host.on('data', (bytes) => {
      const now = performance.now();
      freeAt = Math.max(now, freeAt) + bytes.length / BYTES_PER_MS;
      setTimeout(() => client.write(bytes), freeAt - now + ROUND_TRIP_MS / 2);
    });
    client.on('close', () => host.destroy());
  });
  return {
    url: `http://localhost:${await listen(server)}`,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
