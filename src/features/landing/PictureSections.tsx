import { ShieldCheck, UsersRound } from 'lucide-react';
import { Chip } from '@/ui/components/Chip/Chip';
import { Heading } from '@/ui/components/Heading/Heading';
import { Text } from '@/ui/components/Text/Text';
import { Page } from '@/ui/layout/Page';
import { community, privacy } from './content';
import * as styles from './PictureSections.css';
import { Panel, Points, StockPicture } from './Section';
import { section } from './Section.css';

export function Privacy() {
  return (
    <Panel labelledBy="privacy" tone="peacock">
      <div className={styles.split}>
        <StockPicture
          of="landing/privacy.svg"
          corners="card"
          fallback={<ShieldCheck size={44} aria-hidden />}
        />
        <div className={styles.words}>
          <Heading level={2} size="display" id="privacy">
            {privacy.title}
          </Heading>
          <Points points={privacy.points} tone="peacock" />
        </div>
      </div>
    </Panel>
  );
}

export function Community() {
  return (
    <section aria-labelledby="community" className={section}>
      <Page>
        <div className={styles.split}>
          <div className={styles.words}>
            <Heading level={2} size="display" id="community">
              {community.title}
            </Heading>
            <Text size="lead" tone="soft">
              {community.text}
            </Text>
            <ul className={styles.cities}>
              {community.cities.map((city) => (
                <li key={city}>
                  <Chip>{city}</Chip>
                </li>
              ))}
            </ul>
          </div>
          <StockPicture
            of="landing/community.svg"
            corners="card"
            fallback={<UsersRound size={44} aria-hidden />}
          />
        </div>
      </Page>
    </section>
  );
}
