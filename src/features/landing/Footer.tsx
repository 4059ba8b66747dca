import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { buttonClass } from '@/ui/components/Button/buttonClass';
import { Heading } from '@/ui/components/Heading/Heading';
import { Logo } from '@/ui/components/Logo/Logo';
import { Text } from '@/ui/components/Text/Text';
import { Page } from '@/ui/layout/Page';
import { closing, footer } from './content';
import * as styles from './Footer.css';
import { section } from './Section.css';

/** The page ends as a conversation does: with a message to be sent. */
export function Closing() {
  return (
    <section aria-labelledby="closing" className={section}>
      <Page>
        <div className={styles.bubble}>
          <div className={styles.words}>
            <Heading level={2} size="display" id="closing">
              {closing.title}
            </Heading>
            <Text size="lead">{closing.lead}</Text>
          </div>
          <Link to="/matches" className={buttonClass({ tone: 'quiet', size: 'hero' })}>
            {closing.action}
          </Link>
        </div>
      </Page>
    </section>
  );
}

/**
 * A link whose page does not exist yet. Without `href` it is HTML's own placeholder for a link:
 * it can neither navigate nor scroll, before the script runs as after. The role keeps what it is
 * to those who listen; it stays in the order of focus like the links around it.
 */
function DeadLink({ children }: { readonly children: string }) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: leads nowhere (rule “Landing page”)
    <a role="link" tabIndex={0} className={styles.link}>
      {children}
    </a>
  );
}

function deadLinks(links: readonly string[]) {
  return links.map((link) => (
    <li key={link}>
      <DeadLink>{link}</DeadLink>
    </li>
  ));
}

interface FooterGroupProps {
  readonly title: string;
  /** List items. */
  readonly children: ReactNode;
}

function FooterGroup({ title, children }: FooterGroupProps) {
  const id = useId();
  return (
    <div className={styles.column}>
      <Heading level={2} size="card" id={id}>
        {title}
      </Heading>
      <ul aria-labelledby={id} className={styles.group}>
        {children}
      </ul>
    </div>
  );
}

export function Footer() {
  const { lead, groups, contact, legal, credits } = footer;
  return (
    <footer className={styles.footer}>
      <Page>
        <div className={styles.columns}>
          <div className={styles.brand}>
            <Logo />
            <Text size="note" tone="soft">
              {lead}
            </Text>
          </div>
          {groups.map(({ title, links }) => (
            <FooterGroup key={title} title={title}>
              {deadLinks(links)}
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
            {deadLinks(legal)}
          </ul>
          <Text size="small" tone="soft">
            {credits}
          </Text>
        </div>
      </Page>
    </footer>
  );
}
