import { AudioLines } from 'lucide-react';
import { useEffect, useState } from 'react';
import { DrawnPicture } from '@/ui/components/Picture/DrawnPicture';
import { Picture } from '@/ui/components/Picture/Picture';
import { joinClassNames } from '@/ui/joinClassNames';
import * as styles from './StepArt.css';
import { steps } from './steps';

const place = (position: number, current: number) => {
  if (position === current) return 'shown';
  return position < current ? 'gone' : 'coming';
};

/**
 * The pictures up to the next one lie on one another, so that it is there when it is asked for. Not
 * all six: on a slow link they hold up what makes the app work offline, which brings them too.
 */
export function StepArt({ current }: { readonly current: number }) {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => setPainted(true), []);
  const shown = steps.slice(0, isPainted ? current + 2 : 1);
  return (
    <div
      className={joinClassNames(styles.art, steps[current]?.id === 'rhythm' && styles.makesRoom)}
    >
      {shown.map(({ id }, index) => {
        const Art = index === 0 ? DrawnPicture : Picture;
        return (
          <div
            key={id}
            className={joinClassNames(styles.layer, styles.place[place(index, current)])}
          >
            <Art
              src={`${import.meta.env.BASE_URL}pictures/onboarding/${id}.svg`}
              alt=""
              width={styles.WIDTH}
              height={styles.HEIGHT}
              loading="eager"
              fetchPriority="low"
              fallback={<AudioLines size={64} aria-hidden />}
              corners="card"
            />
          </div>
        );
      })}
    </div>
  );
}
