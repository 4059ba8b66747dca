import { Link } from '@tanstack/react-router';
import { Menu } from 'lucide-react';
import { useState } from 'react';
import { SyncStatus } from '@/features/sync/status/SyncStatus';
import { buttonClass } from '@/ui/components/Button/buttonClass';
import { IconButton } from '@/ui/components/IconButton/IconButton';
import { Logo } from '@/ui/components/Logo/Logo';
import { focusQuietly } from '@/ui/focus/moveFocus';
import { joinClassNames } from '@/ui/joinClassNames';
import { loadable } from '@/ui/loadable';
import * as styles from './Header.css';
import { MainNavigation } from './MainNavigation';
import { ThemeSwitch } from './ThemeSwitch';

// Radix and the panel are needed after the first tap only.
const MenuPanel = loadable(() => import('./MenuPanel'));

export interface HeaderProps {
  /** On phones the header is away while somebody writes: the screen has a line of its own. */
  readonly foldsWhileWriting: boolean;
}

export function Header({ foldsWhileWriting }: HeaderProps) {
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <header className={joinClassNames(styles.header, foldsWhileWriting && styles.folding)}>
      {/* biome-ignore lint/a11y/useValidAnchor: it leads there; a fragment would be a step for Back */}
      <a
        href="#main"
        className={styles.skip}
        onClick={(event) => {
          event.preventDefault();
          focusQuietly(document.querySelector('main'));
        }}
      >
        Skip to main content
      </a>
      <div className={styles.bar}>
        <Link to="/" aria-label="Taal" className={styles.brand}>
          <Logo />
        </Link>
        <div className={styles.wideOnly}>
          <MainNavigation layout="bar" />
        </div>
        <div className={styles.end}>
          <SyncStatus />
          <div className={styles.wideOnly}>
            <ThemeSwitch />
          </div>
          <div className={styles.wideOnly}>
            <Link to="/matches" className={buttonClass({ size: 'bar' })}>
              Get Started
            </Link>
          </div>
          <div className={styles.narrowOnly}>
            <IconButton
              label="Open menu"
              icon={<Menu size={22} aria-hidden />}
              tone="quiet"
              aria-expanded={menuOpen}
              onClick={() => setMenuOpen(true)}
            />
          </div>
        </div>
      </div>
      {menuOpen && <MenuPanel onClose={() => setMenuOpen(false)} />}
    </header>
  );
}
