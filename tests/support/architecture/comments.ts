/** Words that few readers of English know. */
export const ARCHAIC = ['anew', 'whoever', 'whomever', 'lest', 'thus', 'hitherto', 'henceforth'];
const BANNED = new RegExp(`\\b(?:${ARCHAIC.join('|')})\\b`, 'i');
/** Papers that are not in the repository. */
const MISSING_PAPER = /\((?:specification|design), /i;
const RULE = /\brules? (R\d+)\b/g;
const STARTS = /^\s*(?:\/\*\*?|\*|\/\/)/;

function commentLines(
  path: string,
  text: string,
): { readonly at: string; readonly line: string }[] {
  return text.split('\n').flatMap((line, index) => {
    const after = /(?:^|\s)\/\/\s.*$/.exec(line)?.[0];
    const comment = STARTS.test(line) ? line : after;
    return comment === undefined ? [] : [{ at: `${path}:${index + 1}`, line: comment.trim() }];
  });
}

/** Comments with an archaic word, or that cite a paper nobody can open. */
export function unclearComments(path: string, text: string): string[] {
  return commentLines(path, text).flatMap(({ at, line }) =>
    BANNED.test(line) || MISSING_PAPER.test(line) ? [`${at} ${line}`] : [],
  );
}

/** Rules of the product that a file cites and the paper with the rules does not have. */
export function unknownRules(path: string, text: string, rules: string): string[] {
  const cited = Array.from(text.matchAll(RULE), ([, rule = '']) => rule);
  return cited.filter((rule) => !rules.includes(`**${rule} `)).map((rule) => `${path} ${rule}`);
}
