/** What is wrong with a finished line: a placeholder left, a wrong article, a lost word. */
export function mistakesIn(text: string): readonly string[] {
  const wrong = [
    /[{}]/u,
    /\ba (?!uni|use)[aeiou]/iu,
    /\ban (?!hour|honest|HR\b|MBA\b)[^aeiou]/iu,
    /\bundefined\b|\bnull\b/u,
    /\s{2,}|\s[,.!?]/u,
    /\bmovies (?:is|was|has|takes|gets|keeps)\b/iu,
    /\bi am in (?:marketing|banking)\b|\bi am a (?:marketing|banking|business)\b/iu,
    /^\p{Ll}|[^.][.!?] \p{Ll}/u,
  ];
  return wrong.filter((pattern) => pattern.test(text)).map(String);
}

export function wordCount(text: string): number {
  return text.split(/\s+/u).length;
}
