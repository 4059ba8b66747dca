import { Link } from '@tanstack/react-router';
import { Badge } from '@/ui/components/Badge/Badge';
import { buttonClass } from '@/ui/components/Button/buttonClass';
import { Heading } from '@/ui/components/Heading/Heading';
import { Text } from '@/ui/components/Text/Text';
import { Page } from '@/ui/layout/Page';
import * as styles from './Hero.css';
import { HERO, HERO_PORTRAITS } from './heroWords';
import { Portrait } from './Portrait';
import { RhythmCard } from './RhythmCard';
import { WatchDemo } from './WatchDemo';

export function Hero({ demoId }: { readonly demoId: string }) {
  return (
    <Page as="section" aria-labelledby="hero">
      <div className={styles.hero}>
        <div className={styles.words}>
          <div className={styles.eyebrow}>
            <Badge tone="marigold">{HERO.eyebrow}</Badge>
          </div>
          <Heading level={1} size="hero" id="hero">
            <span>{`${HERO.title[0]} `}</span>
            <br />
            <span>{`${HERO.title[1]} `}</span>
            <br />
            <span>{HERO.title[2]}</span>
          </Heading>
          <div className={styles.lead}>
            <Text size="lead" tone="soft">
              {HERO.lead}
            </Text>
          </div>
          <div className={styles.actions}>
            <Link to="/matches" className={buttonClass({ size: 'hero' })}>
              Start Matching
            </Link>
            <WatchDemo demoId={demoId} />
          </div>
        </div>
        <div className={styles.stage}>
          <div className={styles.column}>
            <div className={styles.over}>
              <Portrait src={HERO_PORTRAITS.over} />
            </div>
            <RhythmCard />
          </div>
          <div className={styles.beside}>
            {HERO_PORTRAITS.beside.map((src) => (
              <Portrait key={src} src={src} />
            ))}
          </div>
        </div>
      </div>
    </Page>
  );
}
