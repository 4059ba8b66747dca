import { activityIn, placeIn } from '../conversation/ownWords';
import type { InLanguages } from '../intent';
import { normalise } from '../reading/normalise';
import { WRITTEN, WRITTEN_FOR } from './content/frames';
import { APOLOGIES, DECLINES, INVITATIONS, NUDGES, type Occasion } from './content/messages';
import { ANY_OPENERS, HELLO, MENTION, OPENERS } from './content/openers';
import { PLANS } from './content/plans';
import type { Job, JobRequest, JobResult } from './job';
import { frame, pickText } from './pickText';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A template with all of its places known, or null. */
function filled(
  template: string,
  values: Readonly<Record<string, string | undefined>>,
): string | null {
  const places = [...template.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => name);
  if (places.some((name) => values[name] === undefined)) return null;
  return template
    .replace(/\{(\w+)\}/gu, (_, name: string) => values[name] ?? '')
    .replace(
      /(^|[.?!] )(\p{Ll})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    );
}

function written(id: string, request: JobRequest, draft: string): JobResult {
  const { language, match, random, slots } = request;
  const name = slots.name ?? '';
  const frames = match === null ? WRITTEN[language] : WRITTEN_FOR[language];
  const template = frames[Math.floor(random() * frames.length)] ?? frames[0] ?? '';
  return { id: `${id}.${language}`, text: frame(template, { draft, name }), draft };
}

/** An interest of the match that is named, or the one that was spoken of. */
function interestOf({ match, slots, random }: JobRequest): string | undefined {
  if (slots.interest !== undefined || match === null) return slots.interest;
  const known = match.interests.filter((interest) => OPENERS[interest] !== undefined);
  return known[Math.floor(random() * known.length)];
}

export const writeOpener: Job = (request) => {
  const { language, match, random, slots, draft } = request;
  const interest = interestOf(request);
  const texts = (interest === undefined ? undefined : OPENERS[interest]) ?? ANY_OPENERS;
  const name = slots.name ?? match?.name;
  const hello = name === undefined ? '' : frame(HELLO[language], { name });
  const { liking } = slots;
  const mention = liking === undefined ? '' : frame(MENTION[language], { liking: capital(liking) });
  const own = texts[language];
  // Asked for another one where there is no other: one that fits anybody.
  const isKnown = own.every((text) => (draft ?? '').includes(text));
  const line = pickText(isKnown ? ANY_OPENERS[language] : own, slots, language, random, draft);
  return written('writeOpener', request, hello + mention + line);
};

const fromList =
  (id: string, texts: InLanguages<readonly string[]>): Job =>
  (request) => {
    const { language, random, slots, draft } = request;
    const interest = interestOf(request);
    const known = interest === undefined ? slots : { ...slots, interest };
    return written(id, request, pickText(texts[language], known, language, random, draft));
  };

const anyInvitation = fromList('writeInvitation', INVITATIONS);

/** An invitation to what was named; without a plan, one from the list. */
export const writeInvitation: Job = (request) => {
  const { text, language, slots, draft, random } = request;
  const activity = activityIn(text) ?? activityIn(draft ?? '');
  const place = placeIn(text) ?? placeIn(draft ?? '');
  if (activity === undefined) return anyInvitation(request);
  const { name, day } = slots;
  const plan = { what: activity[language], day, place, name };
  const hello = name === undefined ? '' : frame(HELLO[language], { name });
  const texts = PLANS[language].flatMap((template) => filled(template, plan) ?? []);
  const others = texts.filter((one) => hello + one !== draft);
  const [best = ''] = others.length > 0 ? others : texts;
  return best === ''
    ? anyInvitation({ ...request, random })
    : written('writeInvitation', request, hello + best);
};
export const writeNudge = fromList('writeNudge', NUDGES);

const fromOccasion =
  (id: string, occasions: readonly Occasion[]): Job =>
  (request) => {
    const { language, words, slots, random, draft } = request;
    const occasion =
      occasions.find(({ cues }) => normalise(cues).some((cue) => words.includes(cue))) ??
      occasions.at(-1);
    const texts = occasion?.texts[language] ?? [];
    return written(id, request, pickText(texts, slots, language, random, draft));
  };

export const writeApology = fromOccasion('writeApology', APOLOGIES);
export const writeDecline = fromOccasion('writeDecline', DECLINES);
