import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './afterPaint';

/** A value once what came with it is on the screen: what is drawn of it delays nothing. */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(() => value))), [value]);
  return painted;
}
