/**
 * What Taal does not say, as nobody else is there (rule R73): that people are near, online, have read
 * or see something, or that typing finds them.
 */
const FALSE_CLAIMS: readonly RegExp[] = [
  /\b(?:people|singles|someone|matches) near (?:you|by)\b/i,
  /\b(?:people|someone) nearby\b/i,
  /\b(?:finds?|see|meet) (?:who|people who|someone who) (?:fits?|moves?)\b/i,
  /\bpeople who (?:fit|move)\b/i,
  /\bwho moves to it\b/i,
  /\btyping at your speed\b/i,
  /\bmatches? you with (?:people|someone)\b/i,
  /\b(?:last active|active \$\{|active (?:yesterday|now|\d+ (?:min|h) ago))/i,
  /\b(?:is|are) online\b/i,
  /\b(?:others|people|they) (?:can )?see (?:when|how far|that) you\b/i,
  /\bis reported\b/i,
  /\b(?:real|verified|genuine) (?:singles|members|profiles)\b/i,
  // As a whole: a badge, a state, a mark.
  /^\s*(?:Online|Read|Last seen|Seen)\s*$/,
];

/**
 * What other people may say to the coach and to practice partners, and the words looked for in it;
 * and the button that reads a real chat, whose name the contract gives: `Read`.
 */
const WHAT_PEOPLE_SAY =
  /^src\/domain\/(?:coach|matches\/chat\/content)\/|^src\/features\/real-chats\/intake\/ChatIntake\.tsx$/;

const COMMENT = /^\s*(?:\/\*|\*|\/\/)/;

/** The texts of a line: what stands in quotes and what stands between tags. */
function textsOf(line: string): string[] {
  const quoted = Array.from(line.matchAll(/'([^']*)'|"([^"]*)"|`([^`]*)`/g), (found) =>
    found.slice(1).join(''),
  );
  const between = Array.from(line.matchAll(/>([^<>{}]+)</g), ([, text = '']) => text);
  return [...quoted, ...between, line];
}

/** The lines of a file that claim somebody is there. */
export function falseClaims(path: string, text: string): string[] {
  if (WHAT_PEOPLE_SAY.test(path)) return [];
  return text.split('\n').flatMap((line, index) => {
    if (COMMENT.test(line)) return [];
    const isFalse = textsOf(line).some((said) => FALSE_CLAIMS.some((claim) => claim.test(said)));
    return isFalse ? [`${path}:${index + 1} ${line.trim()}`] : [];
  });
}
