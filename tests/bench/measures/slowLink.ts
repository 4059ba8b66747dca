import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { request } from 'node:http';
import { createSecureServer, type Http2SecureServer } from 'node:http2';
import { createServer, type Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { listen } from '../../../src/backend/listen.ts';

const ROUND_TRIP_MS = 150;
/** 1.6 Mbit/s. */
const BYTES_PER_MS = 200;
/** The link takes so much before it is free, as routers do. */
const QUEUE_MS = 50;

/** HTTP/2 refuses these fields of HTTP/1. */
const OF_CONNECTIONS = ['connection', 'keep-alive', 'transfer-encoding'];

export interface SlowLink {
  readonly url: string;
  /** The argument by which Chromium trusts the certificate as it trusts that of a real host. */
  readonly trust: string;
  close(): void;
}

/** A new key with its certificate, made by openssl as Node makes none. */
function certificate(): Buffer {
  const subject = ['-nodes', '-subj', '/CN=localhost', '-days', '2'];
  const options = ['req', '-x509', '-newkey', 'rsa:2048', ...subject, '-keyout', '-', '-out', '-'];
  return execFileSync('openssl', options, { stdio: ['ignore', 'pipe', 'ignore'] });
}

function trustIn(pem: Buffer): string {
  const key = new X509Certificate(pem).publicKey.export({ type: 'spki', format: 'der' });
  const hash = createHash('sha256').update(key).digest('base64');
  return `--ignore-certificate-errors-spki-list=${hash}`;
}

/** Answers over HTTP/2 with what the server at `port` answers over HTTP/1. */
function overHttp2(port: number, pem: Buffer): Http2SecureServer {
  return createSecureServer({ key: pem, cert: pem }, (asked, answer) => {
    const fields = Object.entries(asked.headers).filter(([name]) => !name.startsWith(':'));
    const headers = { ...Object.fromEntries(fields), host: asked.authority };
    const passed = request({ port, path: asked.url, method: asked.method, headers }, (response) => {
      const sent = Object.entries(response.headers);
      const kept = sent.filter(([name]) => !OF_CONNECTIONS.includes(name));
      answer.writeHead(response.statusCode ?? 502, Object.fromEntries(kept));
      response.pipe(answer);
    });
    passed.on('error', () => answer.stream.destroy());
    asked.pipe(passed);
  });
}

/**
 * An HTTP/2 host in front of the server at `port`, and a link to it that everything shares:
 * emulation in the browser slows each request down, and none of the worker's.
 */
export async function slowLink(port: number): Promise<SlowLink> {
  const pem = certificate();
  const host = overHttp2(port, pem);
  const clients = new Set<Socket>();
  let freeAt = 0;

  function lineTo(client: Socket): Duplex {
    // A timer may be early by a millisecond, so each delivers what has been under way longest.
    const underWay: Buffer[] = [];
    const line = new Duplex({
      read() {},
      write(bytes: Buffer, _encoding, sent) {
        const now = performance.now();
        freeAt = Math.max(now, freeAt) + bytes.length / BYTES_PER_MS;
        underWay.push(bytes);
        setTimeout(() => client.write(underWay.shift() ?? ''), freeAt - now + ROUND_TRIP_MS / 2);
        // The host waits for the link, or what is asked for later would stand behind all before it.
        setTimeout(sent, freeAt - now - QUEUE_MS);
      },
      final(ended) {
        setTimeout(() => client.end(), ROUND_TRIP_MS);
        ended();
      },
    });
    client.on('data', (bytes) => setTimeout(() => line.push(bytes), ROUND_TRIP_MS / 2));
    client.on('close', () => line.destroy());
    for (const stream of [client, line]) stream.on('error', () => client.destroy());
    return line;
  }

  const link = createServer((client) => {
    clients.add(client);
    // TCP greets for a round trip before anything is sent.
    setTimeout(() => host.emit('connection', lineTo(client)), ROUND_TRIP_MS);
  });
  return {
    url: `https://localhost:${await listen(link)}`,
    trust: trustIn(pem),
    close() {
      link.close();
      for (const client of clients) client.destroy();
    },
  };
}
