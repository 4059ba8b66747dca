import type { Reply } from './reply';

export type Danger = 'selfHarm' | 'danger';

const SELF_HARM = [
  /\bsuicid(?:e|al)\b/iu,
  /\b(?:kill|harm|hurt|cut|cutt|hang|end)(?:ing)? (?:myself|my self)\b/iu,
  /\b(?:end|take|taking|ending) my (?:own )?life\b/iu,
  /\b(?:do not|don'?t|dont|no longer) (?:want|wish) to (?:live|be alive|exist|wake up)\b/iu,
  /\b(?:want|wish|going|ready) to die\b/iu,
  /\bwish i (?:was|were) (?:dead|never born)\b/iu,
  /\b(?:better off|everyone better) (?:dead|without me)\b/iu,
  /\b(?:no|any) (?:reason|point) (?:to|in) (?:live|living)\b/iu,
  /\bself[- ]?harm/iu,
  /\b(?:marna|mar jana|mar jaana) (?:chahta|chahti|chahte)\b/iu,
  /\b(?:jeena|jina) (?:nahi|nahin|nhi)\b/iu,
  /\bkhudkushi\b/iu,
  /आत्महत्या|खुदकुशी|ख़ुदकुशी|मरना चाहत|जीना नहीं/u,
];

const DANGER = [
  /\b(?:he|she|they|husband|wife|boyfriend|girlfriend|bf|gf|father|brother|partner|ex) (?:is |was |keeps |just )?(?:hit|hits|hitting|beat|beats|beating|slapped|slaps|slapping|choked|chokes|choking|abuses|abusing|raped|assaulted|threatened|threatens|threatening|stalks|stalking|attacked) (?:me|us)\b(?! up)/iu,
  /\b(?:being|been|getting|got|was) (?:hit|beaten|stalked|followed home|threatened|blackmailed|raped|assaulted|molested|abused|attacked)\b/iu,
  /\b(?:rape|raped|molest(?:ed|ation)?|domestic violence|sexual(?:ly)? (?:assault(?:ed)?|abused?|harass(?:ed|ment)?))\b/iu,
  /\bblackmail/iu,
  /\b(?:leak|share|post|upload|send)(?:ing|ed)? (?:my |our )?(?:private |nude |intimate |naked )(?:photos?|pics?|pictures?|videos?|images?)\b/iu,
  /\b(?:stalker|stalking me|following me (?:home|everywhere|around))\b/iu,
  /\b(?:forc(?:ed|es|ing)) (?:me|himself on me|herself on me)\b/iu,
  /\b(?:threat(?:en)?(?:s|ed|ing)?) to (?:kill|hurt|harm|beat|leak|share|post)\b/iu,
  /\b(?:he|she|they) (?:will|is going to|wants to|said .{0,20}) ?(?:kill|hurt) me\b/iu,
  /\b(?:not|don'?t feel|do not feel|never feel) safe (?:at home|with him|with her|with them)\b/iu,
  /\b(?:i am|i'm|im) (?:in danger|scared for my life)\b/iu,
  /\b(?:maar|mar) raha (?:hai|tha)\b|\bmaarta hai\b|\bpeet(?:ta|a) hai\b|\bdhamk(?:i|a)\b/iu,
  /मारता है|मार रहा|पीटता है|धमकी|ब्लैकमेल|बलात्कार|छेड़छाड़/u,
];

// Typographic apostrophes come from phone keyboards.
function plain(text: string): string {
  return text.replace(/[’‘]/gu, "'");
}

/**
 * Whether a text speaks of self-harm or of danger from someone. In doubt it says so: a calm reply
 * too many costs less than one too few. Reads all of the text, in linear time.
 */
export function detectDanger(text: string): Danger | null {
  const read = plain(text);
  if (SELF_HARM.some((pattern) => pattern.test(read))) return 'selfHarm';
  return DANGER.some((pattern) => pattern.test(read)) ? 'danger' : null;
}

const HELP_FOR_SELF_HARM =
  'Tele-MANAS on 14416 listens free, day and night, in many Indian languages. If you may act on it now, call 112.';
const HELP_IN_DANGER =
  'If you are in danger now, call 112. The women’s helpline is 181, and for blackmail online there is 1930.';

const selfHarmOpenings = [
  'I’m really glad you told me. What you feel is heavy, and you do not have to carry it alone tonight.',
  'That sounds very painful. Let’s leave dating aside; you matter more than any of it.',
  'Thank you for saying it out loud. A real voice can help more than I can.',
  'I hear you, and I take it seriously. Please talk to a person who is trained for this.',
  'This moment can feel endless, and still it passes for many who reach out. Please do.',
  'You deserve care right now, not advice on messages. Someone is awake for you.',
  'I’m an app and cannot hold your hand, but a counsellor can stay on the line with you.',
  'Please move away from anything you could hurt yourself with, and sit near someone you trust.',
  'If you can, tell one person near you what you told me: a friend, a cousin, a neighbour.',
  'Nothing about this is your fault or a weakness. Pain this strong needs company.',
  'You reached out, and that was brave. Let the next step be a call.',
  'Let us slow down together: breathe in for four, out for six. Then let a person help.',
];

const dangerOpenings = [
  'I’m sorry this is happening. It is not your fault, and your safety comes first.',
  'That is not all right, whoever it is. You deserve to be safe.',
  'Thank you for telling me. Please go where other people are, if you can do so safely.',
  'I believe you. You do not owe this person another meeting or reply.',
  'What you describe is serious, and there are people whose work is to help with it.',
  'Please tell someone you trust where you are, and stay on the phone with them.',
  'You are allowed to leave, to block and to say no, without explaining it.',
  'If there are messages or photos, keep screenshots; they help later. Do not pay and do not go alone.',
  'No relationship and no family honour is worth your safety. Help is there and it is free.',
  'This is more than a dating question, and it deserves real help, quickly.',
  'Take the safest small step first: a locked door, a neighbour, a busy street.',
  'You are not overreacting. Being afraid of someone is reason enough to ask for help.',
];

function safetyReply(danger: Danger, help: string, suggestions: readonly string[]) {
  return (opening: string, index: number): Reply => ({
    id: `safety.${danger}-${index + 1}`,
    text: `${opening} ${help}`,
    suggestions,
  });
}

/** The calm replies, each with India's helplines; more than the ten that may not repeat. */
export const safetyReplies: Readonly<Record<Danger, readonly Reply[]>> = {
  selfHarm: selfHarmOpenings.map(
    safetyReply('selfHarm', HELP_FOR_SELF_HARM, ['I will call 14416', 'What happens when I call?']),
  ),
  danger: dangerOpenings.map(
    safetyReply('danger', HELP_IN_DANGER, ['I am safe right now', 'How do I block someone?']),
  ),
};
