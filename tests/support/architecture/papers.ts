import { posix } from 'node:path';

/** Examples of code, in which nothing is a link. */
const CODE = /^```[\s\S]*?^```|`[^`\n]*`/gm;
const LINK = /\]\(([^()\s]+)|\b(?:src|href)="([^"]+)"/g;
/** An address of its own, or a place in the paper itself. */
const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|#)/i;

/** The path, from the repository's top, that a link in the paper `from` leads to. */
function pathOf(from: string, link: string): string {
  const file = link.replace(/[?#].*$/, '');
  const path = file.startsWith('/') ? file.slice(1) : posix.join(posix.dirname(from), file);
  return posix.normalize(path).replace(/\/$/, '');
}

/** Links of a paper, as `paper -> link`, that lead to none of the files and to no folder of them. */
export function deadLinks(path: string, text: string, files: readonly string[]): string[] {
  const links = Array.from(
    text.replace(CODE, '').matchAll(LINK),
    ([, link, source]) => link ?? source ?? '',
  );
  return links
    .filter((link) => !ELSEWHERE.test(link))
    .filter((link) => {
      const target = pathOf(path, link);
      return !files.some((file) => file === target || file.startsWith(`${target}/`));
    })
    .map((link) => `${path} -> ${link}`);
}
