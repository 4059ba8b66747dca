import { useEffect, useRef } from 'react';
import { isTextField } from '@/ui/typing/isTextField';

/**
 * Pauses the animations of a part while a text field has the focus: they do not distract from
 * writing, and a keystroke repaints none of them.
 */
export function useStillWhileWriting<Part extends HTMLElement>() {
  const part = useRef<Part>(null);
  useEffect(() => {
    const follow = (focused: EventTarget | null) => {
      const isStill = isTextField(focused);
      for (const animation of part.current?.getAnimations({ subtree: true }) ?? []) {
        if (isStill) animation.pause();
        else animation.play();
      }
    };
    const enter = ({ target }: FocusEvent) => follow(target);
    const leave = ({ relatedTarget }: FocusEvent) => follow(relatedTarget);
    follow(document.activeElement);
    document.addEventListener('focusin', enter);
    document.addEventListener('focusout', leave);
    return () => {
      document.removeEventListener('focusin', enter);
      document.removeEventListener('focusout', leave);
    };
  }, []);
  return part;
}
