import * as v from 'valibot';
import { type AiAnswer, type AiCall, dataOf } from '../support/generativeAiServer.ts';

const traits = { age: v.number(), profession: v.string(), education: v.string() };
const own = v.strictObject({ ...traits, interests: v.array(v.string()) });
const other = { ...own.entries, distance: v.number() };
/** What each question tells, and nothing besides. */
export const ranking = v.strictObject({
  me: own,
  people: v.array(v.strictObject({ id: v.string(), ...other })),
});
export const pair = v.strictObject({ me: own, other: v.strictObject(other) });
export const insight = v.strictObject({ me: own, people: v.array(v.strictObject(other)) });

export const INSIGHTS = [
  'Two of them cook on Sundays, as you do.',
  'Most live within an evening’s ride.',
  'Ask the teacher about trains.',
];

export const isPair = (call: AiCall) => call.prompt?.startsWith('You judge compatibility') ?? false;
export const isRanking = (call: AiCall) => call.prompt?.startsWith('You rank people') ?? false;

/** Scores as no formula gives them: 61, 60, 59 and so on, in the order of the question. */
export function goodAnswer(call: AiCall): AiAnswer {
  if (!isRanking(call)) return { kind: 'text', text: JSON.stringify(INSIGHTS) };
  const { people } = v.parse(ranking, dataOf(call));
  const scores = people.map(({ id }, index) => ({ id, score: 61 - index }));
  return { kind: 'text', text: `\`\`\`json\n${JSON.stringify(scores)}\n\`\`\`` };
}
