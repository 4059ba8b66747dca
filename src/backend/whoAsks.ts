import type { IncomingMessage } from 'node:http';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

function parse(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

/** The address that a request reached, as a Host header spells it. */
function reachedAddress({ socket }: IncomingMessage): string {
  // A socket for both families gives an address of IPv4 in the form of IPv6.
  const address = (socket.localAddress ?? '').replace(/^::ffff:/, '');
  return address.includes(':') ? `[${address}]` : address;
}

/**
 * Whether a request is for this server, and no page of another site sent it. The Host tells a name
 * that a stranger points at this machine, the Origin a page of a stranger. `names` are the names
 * behind a reverse proxy, which may keep the Host to itself.
 */
export function isAdmitted(request: IncomingMessage, names: readonly string[]): boolean {
  const { host = '', origin } = request.headers;
  const asked = parse(`http://${host}`);
  if (asked === null) return false;
  if (![...LOOPBACK, reachedAddress(request), ...names].includes(asked.hostname)) return false;
  if (origin === undefined) return true;
  const sender = parse(origin);
  return sender !== null && (sender.host === asked.host || names.includes(sender.hostname));
}

/**
 * The address that a request names; null for all but a path. `//x` names another host, and an
 * escape that cannot be decoded names nothing.
 */
export function pathAsked({ url = '' }: IncomingMessage): URL | null {
  if (!/^\/(?![/\\])/.test(url)) return null;
  try {
    decodeURI(url);
  } catch {
    return null;
  }
  return parse(`http://localhost${url}`);
}
