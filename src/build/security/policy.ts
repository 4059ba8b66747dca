/** What a policy says yes to beside the app's own files. */
export interface Allowed {
  /** Sources of inline scripts, as `'sha256-…'`. */
  readonly scripts: readonly string[];
  /** Sources of inline style sheets, as `'sha256-…'`. */
  readonly styles: readonly string[];
  /** Origins other than the app's own that it sends to: a backend, the AI service. */
  readonly services: readonly string[];
}

/** The names under which the app makes addresses of workers (data/worker/trustedScriptUrl.ts). */
const TRUSTED_TYPES = ['taal-worker', 'taal-photo-worker', 'taal-chat-worker'];

/**
 * The content security policy of the app: nothing but what it names. Photos are Blobs of the
 * device, and so is the film, once it is loaded; a document's first picture may be within it; the share target is a form that the browser posts to the app itself.
 */
export function contentSecurityPolicy({ scripts, styles, services }: Allowed): string {
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts],
    ['style-src', "'self'", ...styles],
    ['img-src', "'self'", 'blob:', 'data:'],
    ['media-src', 'blob:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...services],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', ...TRUSTED_TYPES],
  ];
  return directives.map((words) => words.join(' ')).join('; ');
}

/** The policy as a header has it: only there may it say that nobody frames the app. */
export function contentSecurityHeader(allowed: Allowed): string {
  return `${contentSecurityPolicy(allowed)}; frame-ancestors 'none'`;
}

/**
 * The only origins that documents and workers may connect to, in any way: also where a policy knows
 * no directive, as for pings, reports or WebRTC. Chromium 152; others ignore it. It holds for links
 * too, and a helpline is called by one.
 */
export function connectionAllowlist(services: readonly string[]): string {
  return `(${['response-origin', '"tel:*"', ...services.map((origin) => `"${origin}"`)].join(' ')})`;
}

/** The origins of those settings that name one; a path stays on the app's own origin. */
export function originsOf(addresses: readonly (string | undefined)[]): string[] {
  const absolute = addresses.filter(
    (address): address is string => address !== undefined && URL.canParse(address.trim()),
  );
  return [...new Set(absolute.map((address) => new URL(address.trim()).origin))];
}
