import type { TaalDatabase } from '@/data/database/taalDatabase';
import { holdShare } from '@/data/sharing/pendingShare';
import { readShare } from '@/data/sharing/shareForm';

/**
 * Holds what another app shares, or a web site posts, and leads to the chat, which shows it: nothing
 * is taken before the person says so, and nothing is sent. Works with no network; `home` is the
 * address of the app. What cannot be read or held leads to the chat all the same: the person asked
 * for Taal, and an error page helps nobody.
 */
export async function receiveShare(
  request: Request,
  database: TaalDatabase,
  home: string,
): Promise<Response> {
  await request
    .formData()
    .then((form) => holdShare(database, readShare(form)))
    .catch(() => {});
  return Response.redirect(new URL('chat', home).href, 303);
}
