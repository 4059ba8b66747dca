import { pickOne } from '@/domain/pickOne';
import type { InLanguages } from '../intent';
import { normalise } from '../reading/normalise';
import { type Change, FILLERS, HARSHNESS, PLEADING } from './content/changes';
import { LIGHT_ENDINGS, QUESTIONS } from './content/endings';
import { CHANGED, SHORTENED, UNCHANGED } from './content/frames';
import type { Job, JobRequest, JobResult } from './job';
import { frame } from './pickText';

const SENTENCE = /[^.!?।\n]+[.!?।]*/gu;
const KEPT_SENTENCES = 2;

const sentencesOf = (text: string) => (text.match(SENTENCE) ?? [text]).map((one) => one.trim());

/** Tidies what a change leaves behind: spaces, stray commas, a small letter at a sentence's start. */
function tidy(text: string): string {
  return text
    .replace(/\s{2,}/gu, ' ')
    .replace(/\s+([,.!?।])/gu, '$1')
    .replace(/([.?])\1+/gu, '$1')
    .replace(/^[\s,.;–-]+/u, '')
    .replace(
      /(^|[.?]\s+)(\p{Ll})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    )
    .trim();
}

function apply(text: string, changes: readonly Change[]): string {
  return tidy(changes.reduce((changed, { find, put }) => changed.replace(find, put), text));
}

function result(
  id: keyof typeof CHANGED.en,
  request: JobRequest,
  before: string,
  after: string,
): JobResult {
  const { language } = request;
  const isSame = after === '' || after === tidy(before);
  const text = isSame
    ? frame(UNCHANGED[language], { draft: before })
    : frame(CHANGED[language][id], { draft: after });
  return { id: `${id}.${language}`, text, draft: isSame ? null : after };
}

const GONE: InLanguages<{ readonly fillers: string; readonly sentences: string }> = {
  en: { fillers: 'filler words', sentences: 'what can wait for the answer' },
  hinglish: { fillers: 'khaali shabd', sentences: 'jo baad mein bhi bol sakte ho' },
  hi: { fillers: 'ख़ाली शब्द', sentences: 'जो बाद में भी कह सकते हैं' },
};

/** Keeps the first sentence and the question, without fillers. */
export const shorten: Job = (request) => {
  const { draft, language } = request;
  if (draft === null) return null;
  const plain = apply(draft, FILLERS);
  const sentences = sentencesOf(plain);
  const question = sentences.filter((one) => one.endsWith('?')).at(-1);
  const first = sentences.find((one) => one !== question);
  const kept =
    sentences.length > KEPT_SENTENCES ? [first, question ?? sentences.at(-1)] : sentences;
  const after = tidy([...new Set(kept)].filter((one) => one !== undefined).join(' '));
  if (after.length >= tidy(draft).length || after === '') {
    return { id: `shorten.${language}`, text: frame(UNCHANGED[language], { draft }), draft: null };
  }
  const gone = [
    ...(plain.length < tidy(draft).length ? [GONE[language].fillers] : []),
    ...(sentences.length > KEPT_SENTENCES ? [GONE[language].sentences] : []),
  ].join(', ');
  const [template = ''] = SHORTENED[language];
  return { id: `shorten.${language}`, text: frame(template, { draft: after, gone }), draft: after };
};

export const soften: Job = (request) => {
  const { draft } = request;
  return draft === null ? null : result('soften', request, draft, apply(draft, HARSHNESS));
};

export const lessNeedy: Job = (request) => {
  const { draft } = request;
  return draft === null ? null : result('lessNeedy', request, draft, apply(draft, PLEADING));
};

export const addQuestion: Job = (request) => {
  const { draft, language } = request;
  if (draft === null) return null;
  if (/\?\s*$/u.test(draft)) return result('addQuestion', request, draft, tidy(draft));
  const words = normalise(draft);
  const question = QUESTIONS.find(
    ({ cues }) => cues === '' || normalise(cues).some((cue) => words.includes(cue)),
  );
  const end = /[.!?।]\s*$/u.test(draft) ? ' ' : language === 'hi' ? '। ' : '. ';
  return result(
    'addQuestion',
    request,
    draft,
    `${draft.trim()}${end}${question?.texts[language] ?? ''}`,
  );
};

export const lighter: Job = (request) => {
  const { draft, language, random } = request;
  if (draft === null) return null;
  const ending = pickOne(LIGHT_ENDINGS[language], random) ?? '';
  const soft = apply(apply(draft, PLEADING), HARSHNESS);
  const start = (soft || draft.trim()).replace(/([^.!?।])$/u, language === 'hi' ? '$1।' : '$1.');
  return result('lighter', request, draft, `${start} ${ending}`);
};
