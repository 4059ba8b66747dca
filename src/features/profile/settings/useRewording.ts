import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { isModelAvailable } from '@/data/language-model/askModel';
import { getRewordsAnswers } from '@/data/repositories/rewordsAnswers';

/** Whether answers are reworded; null where the browser has no model of its own, or is not yet known to. */
export function useRewording(database: TaalDatabase): boolean | null {
  const [isAvailable, setIsAvailable] = useState(false);
  const isOn = useLiveQuery(() => getRewordsAnswers(database), [database], null);
  useEffect(() => {
    let isCurrent = true;
    void isModelAvailable().then((is) => {
      if (isCurrent) setIsAvailable(is);
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return isAvailable ? isOn : null;
}
