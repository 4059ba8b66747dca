import { Heart, Star } from 'lucide-react';
import { Badge } from '@/ui/components/Badge/Badge';
import { Text } from '@/ui/components/Text/Text';
import { testimonials } from './content';
import { Section, StockPicture } from './Section';
import { cards } from './Section.css';
import * as styles from './Testimonials.css';

const FIVE = [1, 2, 3, 4, 5];

function Stars() {
  return (
    <div role="img" aria-label="5 out of 5 stars" className={styles.stars}>
      {FIVE.map((star) => (
        <Star key={star} size={20} aria-hidden />
      ))}
    </div>
  );
}

export function Testimonials() {
  return (
    <Section id="testimonials" title={testimonials.title}>
      <ul className={cards}>
        {testimonials.quotes.map(({ name, from, portrait, quote }) => (
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
                  <StockPicture of={portrait} fallback={<Heart size={22} aria-hidden />} />
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
