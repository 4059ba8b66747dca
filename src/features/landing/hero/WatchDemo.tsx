import type { MouseEvent } from 'react';
import { buttonClass } from '@/ui/components/Button/buttonClass';
import { prefersReducedMotion } from '../motion';

/**
 * A link within the page. Followed natively it would be a navigation to the router, and would
 * jump; without script it still leads there.
 */
export function WatchDemo({ demoId }: { readonly demoId: string }) {
  const scrollToDemo = (event: MouseEvent) => {
    const section = document.getElementById(demoId);
    if (section === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // All of the film is seen, and what is typed at its lower edge.
    const film = section.querySelector('figure') ?? section;
    film.scrollIntoView({ block: 'end', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
    section.focus({ preventScroll: true });
  };
  return (
    <a
      href={`#${demoId}`}
      className={buttonClass({ tone: 'quiet', size: 'hero' })}
      onClick={scrollToDemo}
    >
      Watch Demo
    </a>
  );
}
