import { useCallback, useState } from 'react';

/** A scrolling box that holds nothing to press cannot be scrolled by keys unless it takes the
 * focus; one that shows everything must not. The ref goes on the box, whose one name is `label`. */
export function useKeyboardScroll(label: string) {
  const [overflows, setOverflows] = useState(false);
  const ref = useCallback((box: HTMLElement | null) => {
    if (box === null) return;
    const measure = () => setOverflows(box.scrollHeight > box.clientHeight);
    const sizes = new ResizeObserver(measure);
    const observe = () => {
      sizes.observe(box);
      for (const child of box.children) sizes.observe(child);
    };
    // What comes later, as a notice does, makes it overflow too.
    const children = new MutationObserver(observe);
    children.observe(box, { childList: true });
    observe();
    return () => {
      sizes.disconnect();
      children.disconnect();
    };
  }, []);
  return overflows ? { ref, tabIndex: 0, role: 'group', 'aria-label': label } : { ref };
}
