import { Link } from '@tanstack/react-router';
import * as styles from './MainNavigation.css';
import { navigation } from './screens';

export interface MainNavigationProps {
  readonly layout: keyof typeof styles.layout;
  readonly onNavigate?: () => void;
}

export function MainNavigation({ layout, onNavigate }: MainNavigationProps) {
  return (
    <nav aria-label="Main" className={styles.layout[layout]}>
      {navigation.map(({ path, name }) => (
        <Link
          key={path}
          to={path}
          className={styles.link}
          activeOptions={{ exact: true, includeSearch: false }}
          {...(onNavigate === undefined ? {} : { onClick: onNavigate })}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
