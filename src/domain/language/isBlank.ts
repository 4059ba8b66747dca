/**
 * Something that can be seen: not white space, not a control or format character, nor one that
 * fonts draw as nothing (a Hangul filler, a variation selector alone, the empty Braille pattern).
 */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether nothing of a text can be seen. */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(text);
}
