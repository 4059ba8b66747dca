import { createServer, type Socket } from 'node:net';

/** A host at `port` that accepts and never answers: the network of a lift or a train. */
export async function stalledServer(port: number): Promise<{ close(): void }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return {
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
