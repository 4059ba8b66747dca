import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './afterPaint';

/** Whether what was rendered first is painted: the rest of a long list can come after that. */
export function usePainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(true))), []);
  return isPainted;
}
