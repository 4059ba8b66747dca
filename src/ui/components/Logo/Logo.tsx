import source from '@/ui/brand/mark.svg?raw';
import { joinClassNames } from '@/ui/joinClassNames';
import * as styles from './Logo.css';

export type LogoProps = {
  size?: keyof typeof styles.size;
  /** The heart alone, without the word. */
  markOnly?: boolean;
};

// The icons are made from the same file. Its markup is not injected: Trusted Types forbid that.
const [, line = ''] = / d="([^"]+)"/.exec(source) ?? [];

export function Logo({ size = 'bar', markOnly = false }: LogoProps) {
  return (
    <span className={joinClassNames(styles.logo, styles.size[size])}>
      <svg
        aria-hidden="true"
        viewBox="0 0 32 32"
        fill="none"
        stroke="currentColor"
        strokeWidth={2.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        className={joinClassNames(styles.mark, styles.markSize[size])}
      >
        <path d={line} />
      </svg>
      {!markOnly && <span className={styles.word}>Taal</span>}
    </span>
  );
}
