import { Logo } from '@/ui/components/Logo/Logo';
import { Text } from '@/ui/components/Text/Text';
import { Page } from '@/ui/layout/Page';
import { DeadLink } from './DeadLink';
import * as styles from './Footer.css';
import { FooterGroup } from './FooterGroup';
import { CREDITS, contact, legalLinks, linkGroups } from './footerWords';

export function Footer() {
  return (
    <footer className={styles.footer}>
      <Page>
        <div className={styles.columns}>
          <div className={styles.brand}>
            <Logo />
            <Text size="note" tone="soft">
              Reads rhythm, on your device.
            </Text>
          </div>
          {linkGroups.map(({ title, links }) => (
            <FooterGroup key={title} title={title}>
              {links.map((link) => (
                <li key={link}>
                  <DeadLink>{link}</DeadLink>
                </li>
              ))}
            </FooterGroup>
          ))}
          <FooterGroup title={contact.title}>
            {contact.lines.map((line) => (
              <li key={line} className={styles.line}>
                {line}
              </li>
            ))}
          </FooterGroup>
        </div>
        <div className={styles.end}>
          <ul aria-label="Legal" className={styles.legal}>
            {legalLinks.map((link) => (
              <li key={link}>
                <DeadLink>{link}</DeadLink>
              </li>
            ))}
          </ul>
          <Text size="small" tone="soft">
            {CREDITS}
          </Text>
        </div>
      </Page>
    </footer>
  );
}
