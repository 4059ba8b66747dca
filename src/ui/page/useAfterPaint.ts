import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './afterPaint';

/** A value once what came with it is on the screen, and `initial` until the first is. */
export function useAfterPaint<Value>(value: Value, initial = value): Value {
  const [painted, setPainted] = useState(() => initial);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(() => value))), [value]);
  return painted;
}
