import { useLayoutEffect, useRef } from 'react';

/** For browsers without `field-sizing` (before Safari 26.2 and Firefox 152). */
export function useAutoGrow(value: unknown) {
  const ref = useRef<HTMLTextAreaElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new value is a new height
  useLayoutEffect(() => {
    const area = ref.current;
    if (!area || CSS.supports('field-sizing', 'content')) return;
    area.style.blockSize = 'auto';
    const borders = area.offsetHeight - area.clientHeight;
    area.style.blockSize = `${area.scrollHeight + borders}px`;
  }, [value]);

  return ref;
}
