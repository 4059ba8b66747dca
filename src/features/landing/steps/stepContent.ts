/** Four steps; the beat grows from one to the next. */
export const steps = [
  { title: 'Create Profile', text: 'A photo, a few lines, what you love. Five minutes, no login.' },
  { title: 'AI Analysis', text: 'Chat with the AI. It hears your speed, your pauses, your mood.' },
  {
    title: 'Smart Matching',
    text: 'Interests, age, studies, work: every score gives its reasons.',
  },
  { title: 'Connect & Chat', text: 'Practise here, then write to real people.' },
] as const;

const BARS = 30;
const SHAPE = [0.55, 0.85, 0.4, 1, 0.7, 0.5, 0.9, 0.6, 0.8, 0.45, 0.75, 0.95, 0.5];

/** One line of beats through all the steps, which rises on the way. */
export const beatsOfStep = (step: number) =>
  Array.from({ length: BARS }, (_, bar) => {
    const place = step * BARS + bar;
    return ((SHAPE[place % SHAPE.length] ?? 0) * place) / (steps.length * BARS);
  });
