import { Link } from '@tanstack/react-router';
import * as styles from './MainNavigation.css';
import { navigationLinks } from './navigationLinks';

export interface MainNavigationProps {
  readonly layout: keyof typeof styles.layout;
  readonly onNavigate?: () => void;
}

export function MainNavigation({ layout, onNavigate }: MainNavigationProps) {
  return (
    <nav aria-label="Main" className={styles.layout[layout]}>
      {navigationLinks.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          className={styles.link}
          activeOptions={{ exact: true, includeSearch: false }}
          {...(onNavigate === undefined ? {} : { onClick: onNavigate })}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
