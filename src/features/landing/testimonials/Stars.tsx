import { Star } from 'lucide-react';
import * as styles from './Stars.css';

const FIVE = [1, 2, 3, 4, 5];

export function Stars() {
  return (
    <div role="img" aria-label="5 out of 5 stars" className={styles.stars}>
      {FIVE.map((star) => (
        <Star key={star} size={20} aria-hidden />
      ))}
    </div>
  );
}
