import { Link } from '@tanstack/react-router';
import { Heart } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Badge } from '@/ui/components/Badge/Badge';
import { buttonClass } from '@/ui/components/Button/buttonClass';
import { Heading } from '@/ui/components/Heading/Heading';
import { Text } from '@/ui/components/Text/Text';
import { Page } from '@/ui/layout/Page';
import { prefersReducedMotion } from './beatLine';
import { hero } from './content';
import * as styles from './Hero.css';
import { RhythmCard } from './RhythmCard';
import { StockPicture } from './Section';

type PortraitName = Parameters<typeof StockPicture>[0]['of'];

function Portrait({ of }: { readonly of: PortraitName }) {
  return <StockPicture of={of} corners="card" lifted fallback={<Heart size={44} aria-hidden />} />;
}

/**
 * A link within the page. Followed natively it would be a navigation to the router, and would
 * jump; without script it still leads there.
 */
function WatchDemo({ demoId }: { readonly demoId: string }) {
  const scrollToDemo = (event: MouseEvent) => {
    const section = document.getElementById(demoId);
    if (section === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // All of the film is seen, and what is typed at its lower edge.
    const film = section.querySelector('figure') ?? section;
    film.scrollIntoView({ block: 'end', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
    section.focus({ preventScroll: true });
  };
  return (
    <a
      href={`#${demoId}`}
      className={buttonClass({ tone: 'quiet', size: 'hero' })}
      onClick={scrollToDemo}
    >
      {hero.watch}
    </a>
  );
}

export function Hero({ demoId }: { readonly demoId: string }) {
  return (
    <Page as="section" aria-labelledby="hero">
      <div className={styles.hero}>
        <div className={styles.words}>
          <div className={styles.eyebrow}>
            <Badge tone="marigold">{hero.eyebrow}</Badge>
          </div>
          <Heading level={1} size="hero" id="hero">
            <span>{`${hero.title[0]} `}</span>
            <br />
            <span>{`${hero.title[1]} `}</span>
            <br />
            <span>{hero.title[2]}</span>
          </Heading>
          <div className={styles.lead}>
            <Text size="lead" tone="soft">
              {hero.lead}
            </Text>
          </div>
          <div className={styles.actions}>
            <Link to="/matches" className={buttonClass({ size: 'hero' })}>
              {hero.start}
            </Link>
            <WatchDemo demoId={demoId} />
          </div>
        </div>
        <div className={styles.stage}>
          <div className={styles.column}>
            <div className={styles.over}>
              <Portrait of={hero.portraits.over} />
            </div>
            <RhythmCard />
          </div>
          <div className={styles.beside}>
            {hero.portraits.beside.map((name) => (
              <Portrait key={name} of={name} />
            ))}
          </div>
        </div>
      </div>
    </Page>
  );
}
