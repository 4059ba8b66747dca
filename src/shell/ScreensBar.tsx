import { Link } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { WRITING } from '@/ui/theme/screensBar';
import { useIsWriting } from '@/ui/typing/useIsWriting';
import * as styles from './ScreensBar.css';
import { navigation } from './screens';

/**
 * The screens within the thumb's reach, on phones. It comes last in the document, as it does to
 * the eye, and keeps its place in the page also while somebody writes and it is hidden: nothing
 * that is scrolled moves.
 */
export function ScreensBar() {
  const isWriting = useIsWriting();
  useLayoutEffect(() => {
    const { documentElement } = document;
    documentElement.toggleAttribute(WRITING, isWriting);
    return () => documentElement.removeAttribute(WRITING);
  }, [isWriting]);
  return (
    <>
      <div className={styles.place} />
      <nav aria-label="Screens" className={styles.bar}>
        {navigation.map(({ path, name, icon }) => (
          <Link
            key={path}
            to={path}
            aria-label={name}
            className={styles.link}
            activeOptions={{ exact: true, includeSearch: false }}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.icon}>
              <path d={icon} />
            </svg>
            <span className={styles.word}>{name}</span>
          </Link>
        ))}
      </nav>
    </>
  );
}
