import { createServer, type Socket } from 'node:net';
import { listen } from '../../../src/backend/listen.ts';

/**
 * A server that takes every connection and never says a word: the network of a lift or a train.
 * Returns what ends it.
 */
export async function startMute(port: number): Promise<() => void> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => {});
  });
  await listen(server, port);
  return () => {
    for (const socket of open) socket.destroy();
    server.close();
  };
}
