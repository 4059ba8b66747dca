const LINK = /(?:https?:\/\/|www\.)\S*/gi;
/** Question marks, also Arabic and wide ones, with no letter or digit between them. */
const QUESTION = /[?\u061F\uFF1F](?:[^\p{L}\p{N}?\u061F\uFF1F]*[?\u061F\uFF1F])*/gu;

/** How many questions a text has: "???" is one, and a link has none. */
export function countQuestions(text: string): number {
  return text.replace(LINK, 'x').match(QUESTION)?.length ?? 0;
}
