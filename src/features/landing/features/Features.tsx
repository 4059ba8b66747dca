import { Card } from '@/ui/components/Card/Card';
import { Heading } from '@/ui/components/Heading/Heading';
import { Picture } from '@/ui/components/Picture/Picture';
import { Text } from '@/ui/components/Text/Text';
import { cards } from '../layout/cards.css';
import { Section } from '../layout/Section';
import { pictureUrl } from '../pictureUrl';
import * as styles from './Features.css';
import { featureCards } from './featureCards';

export function Features() {
  return (
    <Section
      id="features"
      title="More than a photo and a bio"
      lead="Anyone can pick a good picture. A rhythm is harder to fake."
    >
      <ul className={cards}>
        {featureCards.map(({ title, text, picture, Icon }) => (
          <Card key={title} as="li" padding="none">
            <div className={styles.feature}>
              <Picture
                src={pictureUrl(picture)}
                alt=""
                width={320}
                height={240}
                loading="lazy"
                corners="soft"
                fallback={<Icon size={44} aria-hidden />}
              />
              <div className={styles.words}>
                <Heading level={3}>{title}</Heading>
                <Text tone="soft">{text}</Text>
              </div>
            </div>
          </Card>
        ))}
      </ul>
    </Section>
  );
}
