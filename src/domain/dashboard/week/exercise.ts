import type { WeekTrends } from './trend';

export type ExerciseId = 'reply' | 'compliment' | 'opener' | 'questions';

/** The one thing to practise, by what changed: the first that fits (rule “Your week”). */
export function exerciseFor({ response, warm, pace }: WeekTrends): ExerciseId {
  if (response === 'more') return 'reply';
  if (warm === 'less') return 'compliment';
  return pace === 'less' ? 'opener' : 'questions';
}
