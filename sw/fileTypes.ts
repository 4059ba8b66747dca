import { isWebPage } from '@/data/http/readText';

/** Which type an answer must have to be a file of this kind. */
const TYPES: readonly (readonly [file: RegExp, type: RegExp])[] = [
  [/\.html$/, /^text\/html\b/i],
  [/\.js$/, /^(?:text|application)\/(?:x-)?(?:javascript|ecmascript)\b/i],
  [/\.css$/, /^text\/css\b/i],
];

/**
 * Throws for an answer that is not the file: a status, or another type. Hosts and portals say 200
 * and a web page to whatever is missing. Pictures and fonts may have any type that is no page.
 */
export function requireFile(address: string, response: Response): void {
  const { pathname } = new URL(address);
  const type = response.headers.get('content-type') ?? '';
  const expected = TYPES.find(([file]) => file.test(pathname))?.[1];
  const isType = expected === undefined ? !isWebPage(response) : expected.test(type);
  if (response.ok && isType) return;
  throw new Error(`The host answers ${response.status} ${type} for ${pathname}`);
}

/** For Workbox, which would keep whatever is no error by its status. */
export const filesOnly = {
  cacheWillUpdate: async ({
    request,
    response,
  }: {
    readonly request: Request;
    readonly response: Response;
  }) => {
    requireFile(request.url, response);
    return response;
  },
};
