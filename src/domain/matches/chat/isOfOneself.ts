const FIRST_PERSON =
  /\b(?:i|im|ive|me|my|mujhe|mujhko|mera|meri|mere|main|mai|hum|humein)\b|मुझे|मुझको|मेर|मैं|हम/iu;

/** Whether a message speaks in the first person, in any of the three languages. */
export function isOfOneself(text: string): boolean {
  return FIRST_PERSON.test(text);
}
