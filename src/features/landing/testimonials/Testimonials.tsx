import { Heart } from 'lucide-react';
import { Badge } from '@/ui/components/Badge/Badge';
import { Picture } from '@/ui/components/Picture/Picture';
import { Text } from '@/ui/components/Text/Text';
import { cards } from '../layout/cards.css';
import { Section } from '../layout/Section';
import { pictureUrl } from '../pictureUrl';
import { testimonials } from './quotes';
import { Stars } from './Stars';
import * as styles from './Testimonials.css';

export function Testimonials() {
  return (
    <Section id="testimonials" title="They found the beat">
      <ul className={cards}>
        {testimonials.map(({ name, from, portrait, quote }) => (
          <li key={name} className={styles.testimonial}>
            <figure className={styles.figure}>
              <blockquote className={styles.quote}>
                <div className={styles.head}>
                  <Stars />
                  <Badge>Example</Badge>
                </div>
                <Text size="lead">{quote}</Text>
              </blockquote>
              <figcaption className={styles.person}>
                <span className={styles.face}>
                  <Picture
                    src={pictureUrl(portrait)}
                    alt=""
                    width={400}
                    height={440}
                    loading="lazy"
                    fallback={<Heart size={22} aria-hidden />}
                  />
                </span>
                <span>
                  <Text as="strong" weight="bold">
                    {name}
                  </Text>
                  <Text size="small" tone="soft">
                    {from}
                  </Text>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
