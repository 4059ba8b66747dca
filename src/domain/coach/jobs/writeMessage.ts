import { pickOne } from '@/domain/pickOne';
import { placeholdersOf, withCapitals } from '../conversation/fillIn';
import { activityIn, placeIn } from '../conversation/hearing/ownWords';
import type { InLanguages } from '../intent';
import { normalise } from '../reading/normalise';
import { WRITTEN, WRITTEN_FOR } from './content/frames';
import { APOLOGIES, DECLINES, INVITATIONS, NUDGES, type Occasion, OWNED } from './content/messages';
import { ANY_OPENERS, HELLO, MENTION, OPENERS } from './content/openers';
import { PLANS } from './content/plans';
import type { Job, JobRequest, JobResult } from './job';
import { frame, pickText } from './pickText';
import { whatHappened } from './whatHappened';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

interface Written {
  readonly draft: string;
  /** It takes up what stands in the profile of the match, and may say so. */
  readonly isFromProfile?: boolean;
}

function written(id: string, request: JobRequest, { draft, isFromProfile }: Written): JobResult {
  const { language, random, slots } = request;
  const frames = isFromProfile === true ? WRITTEN_FOR[language] : WRITTEN[language];
  const text = frame(pickOne(frames, random) ?? '', { draft, name: slots.name ?? '' });
  return { id: `${id}.${language}`, text, draft };
}

function helloTo({ language, match, slots }: JobRequest): string {
  const name = slots.name ?? match?.name;
  return name === undefined ? '' : frame(HELLO[language], { name });
}

/** An interest of the match that is named, or the one that was spoken of. */
function interestOf({ match, slots, random }: JobRequest): string | undefined {
  if (slots.interest !== undefined || match === null) return slots.interest;
  const known = match.interests.filter((interest) => OPENERS[interest] !== undefined);
  return pickOne(known, random);
}

export const writeOpener: Job = (request) => {
  const { language, match, random, slots, draft } = request;
  const interest = interestOf(request);
  const texts = (interest === undefined ? undefined : OPENERS[interest]) ?? ANY_OPENERS;
  const { liking } = slots;
  const mention = liking === undefined ? '' : frame(MENTION[language], { liking: capital(liking) });
  const own = texts[language];
  // Asked for another one where there is no other: one that fits anybody.
  const isKnown = own.every((text) => (draft ?? '').includes(text));
  const line = pickText(isKnown ? ANY_OPENERS[language] : own, slots, language, random, draft);
  const isTold = liking !== undefined || slots.interest !== undefined;
  const isFromProfile = match !== null && interest !== undefined && !isTold && !isKnown;
  return written('writeOpener', request, {
    draft: helloTo(request) + mention + line,
    isFromProfile,
  });
};

const fromList =
  (id: string, texts: InLanguages<readonly string[]>): Job =>
  (request) => {
    const { language, random, slots, draft } = request;
    const interest = slots.liking ?? interestOf(request);
    const known = interest === undefined ? slots : { ...slots, interest };
    const text = pickText(texts[language], known, language, random, draft);
    const isFromProfile =
      slots.interest === undefined &&
      slots.liking === undefined &&
      interest !== undefined &&
      text.includes(interest);
    return written(id, request, { draft: text, isFromProfile });
  };

const anyInvitation = fromList('writeInvitation', INVITATIONS);

/** An invitation to what was named; without a plan, one from the list. */
export const writeInvitation: Job = (request) => {
  const { text, language, slots, draft } = request;
  const activity = activityIn(text) ?? activityIn(draft ?? '');
  if (activity === undefined) return anyInvitation(request);
  const place = placeIn(text) ?? placeIn(draft ?? '');
  const plan = { what: activity[language], day: slots.day, place };
  const known = new Set(
    Object.entries(plan).flatMap(([name, of]) => (of === undefined ? [] : name)),
  );
  const texts = PLANS[language]
    .filter((template) => placeholdersOf(template).every((name) => known.has(name)))
    .map((template) => helloTo(request) + withCapitals(frame(template, plan)));
  const best = texts.find((one) => one !== draft) ?? texts[0];
  return best === undefined
    ? anyInvitation(request)
    : written('writeInvitation', request, { draft: best });
};

export const writeNudge = fromList('writeNudge', NUDGES);

const fromOccasion =
  (id: string, occasions: readonly Occasion[]): Job =>
  (request) => {
    const { language, told, slots, random, draft } = request;
    const words = normalise(told);
    const occasion =
      occasions.find(({ cues }) => normalise(cues).some((cue) => words.includes(cue))) ??
      occasions.at(-1);
    const texts = occasion?.texts[language] ?? [];
    return written(id, request, { draft: pickText(texts, slots, language, random, draft) });
  };

const anyApology = fromOccasion('writeApology', APOLOGIES);

/** An apology that names what was done, where it was told; else one for the occasion. */
export const writeApology: Job = (request) => {
  const { told, language, slots, random, draft: before } = request;
  const what = whatHappened(told, language, slots.name);
  if (what === null) return anyApology(request);
  const texts = OWNED[language].map((template) => helloTo(request) + frame(template, { what }));
  const draft = pickText(texts, slots, language, random, before);
  return written('writeApology', request, { draft });
};

export const writeDecline = fromOccasion('writeDecline', DECLINES);
