import * as styles from './DeadLink.css';

/**
 * A link whose page does not exist yet. Without `href` it is HTML's own placeholder for a link:
 * it can neither navigate nor scroll, before the script runs as after. The role keeps what it is
 * to those who listen; it stays in the order of focus like the links around it.
 */
export function DeadLink({ children }: { readonly children: string }) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: leads nowhere (rule R64)
    <a role="link" tabIndex={0} className={styles.link}>
      {children}
    </a>
  );
}
