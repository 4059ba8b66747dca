import type { Server } from 'node:net';

/**
 * Has a server listen, on loopback unless another address is given; port 0 takes any free one.
 * Returns the port, rejects when taken.
 */
export async function listen(server: Server, port = 0, host = '127.0.0.1'): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}
