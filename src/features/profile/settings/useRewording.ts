import { useLiveQuery } from 'dexie-react-hooks';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { isModelAvailable } from '@/data/language-model/askModel';
import { getRewordsAnswers } from '@/data/repositories/values/rewordsAnswers';
import { useLoaded } from '@/ui/state/useLoaded';

/** Whether answers are reworded; null where the browser has no model of its own, or is not yet known to. */
export function useRewording(database: TaalDatabase): boolean | null {
  const isAvailable = useLoaded(() => isModelAvailable(), []);
  const isOn = useLiveQuery(() => getRewordsAnswers(database), [database], null);
  return isAvailable === true ? isOn : null;
}
