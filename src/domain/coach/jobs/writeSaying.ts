import { normalise } from '../reading/normalise';
import { WRITTEN } from './content/frames';
import { HELLO } from './content/openers';
import type { Job } from './job';
import { frame } from './pickText';
import { toYou } from './whatHappened';

const SAYING =
  /\b(?:write|draft|text|send|reply|message|msg|tell|likh\w*)\b.{0,60}?\b(?:saying(?: that)?|that says|telling (?:him|her|them)(?: that)?|to say(?: that)?|asking (?:him|her|them)? ?|ki|ke liye ki|jisme)\s+(\S.{5,200})$/is;
const SAYING_IN_HINDI = /(?:लिख\S*|मैसेज|संदेश).{0,60}?\sकि\s+(\S.{5,200})$/su;
/** What stands behind the wish and is no part of the text. */
const AFTER_NAME =
  /[\s,.]+(?:(?:naam|name)(?: is| hai)?\s+\p{L}+|\p{Lu}\p{Ll}+\s+(?:naam|name)(?:\s+hai)?|(?<=[.,]\s*)\p{Lu}\p{Ll}+)[.!]*$/u;
const AFTER = /[\s,.]+(?:pls|please|plz|na|likh do|likho|write it|send it|लिख दो|लिख दीजिए)[.!]*$/i;

/** How it shall sound: said to the coach, and no part of the text. */
const MANNER =
  /[\s,;]+(?:but |par |पर )?(?:in )?(?:a )?(?:friendly|polite|simple|sweet|calm|light|nice|warm)\s+(?:tone|words?|way)[.!]*$|[\s,;]+(?:par |but )?(?:rude|badtameez\S*)\s+(?:na|not)\s+\S+[.!]*$|[\s,;]+(?:पर )?बदतमीज़ी न लगे[।!]*$/i;

const ABOUT_THEM: readonly (readonly [RegExp, string])[] = [
  [/^for\s+/i, 'how about '],
  [/^(?:if|whether) (?:she|he|they)(?:'?s| is| are)\b/i, 'are you'],
  [/^(?:if|whether) (?:she|he|they) (can|could|will|would)\b/i, '$1 you'],
  [/^(?:if|whether) (?:she|he|they) (?:wants?|likes?|has|have)\b/i, 'would you like'],
  [/\b(?:she|he)(?:'?s| is)\b/gi, 'you are'],
  [/\b(?:she|he|they)\b/gi, 'you'],
  [/\b(?:lets)\b/gi, 'let’s'],
  [/\bim\b/gi, 'I’m'],
  [/\bi\b/gu, 'I'],
];

/** What a message asks to say to the other person, or null where it asks for no such thing. */
export function sayingIn(text: string): string | null {
  const said = SAYING.exec(text)?.[1] ?? SAYING_IN_HINDI.exec(text)?.[1];
  return said === undefined || normalise(said).length < 2
    ? null
    : said.replace(AFTER_NAME, '').replace(AFTER, '').replace(MANNER, '').trim();
}

/** A text that says what was asked for, in the words of who asked; null where nothing was. */
export const writeSaying: Job = ({ text, language, slots }) => {
  const said = sayingIn(text);
  if (said === null) return null;
  const told = toYou(said, language);
  const spoken =
    language === 'en'
      ? ABOUT_THEM.reduce((changed, [find, put]) => changed.replace(find, put), told)
      : told;
  const sentence = spoken.charAt(0).toUpperCase() + spoken.slice(1);
  const isQuestion = /^(?:are|can|could|will|would|do|shall|let’s|how about|kya|क्या)\b/i.test(
    sentence,
  );
  const stop = isQuestion ? '?' : language === 'hi' ? '।' : '.';
  const hello = slots.name === undefined ? '' : frame(HELLO[language], { name: slots.name });
  const draft = `${hello}${sentence.replace(/[.?!।\s]+$/u, '')}${stop}`;
  const [template = ''] = WRITTEN[language];
  return { id: `writeSaying.${language}`, text: frame(template, { draft }), draft };
};
