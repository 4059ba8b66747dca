import mark from '@/ui/brand/mark.svg?raw';
import { joinClassNames } from '@/ui/joinClassNames';
import * as styles from './Logo.css';

export type LogoProps = {
  size?: keyof typeof styles.size;
  /** The heart alone, without the word. */
  markOnly?: boolean;
};

export function Logo({ size = 'bar', markOnly = false }: LogoProps) {
  return (
    <span className={joinClassNames(styles.logo, styles.size[size])}>
      <span
        aria-hidden
        className={joinClassNames(styles.mark, styles.markSize[size])}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, inlined by the build
        dangerouslySetInnerHTML={{ __html: mark }}
      />
      {!markOnly && 'Taal'}
    </span>
  );
}
