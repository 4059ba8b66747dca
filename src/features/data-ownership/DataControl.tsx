import { type ReactNode, useId } from 'react';
import { Heading } from '@/ui/components/Heading/Heading';
import { Text } from '@/ui/components/Text/Text';
import { Stack } from '@/ui/layout/Stack';
import * as styles from './YourData.css';

export interface DataControlProps {
  readonly title: string;
  readonly description: string;
  /** What came of it; announced, and tied to the control. */
  readonly said: string | null;
  readonly failed: boolean;
  readonly children: (control: { readonly 'aria-describedby': string }) => ReactNode;
}

/** One thing to do with one's data, with what it does and what came of it. */
export function DataControl({ title, description, said, failed, children }: DataControlProps) {
  const id = useId();
  const ids = { description: `${id}description`, said: `${id}said` };
  return (
    <div className={styles.control}>
      <Stack gap="x1">
        <Heading level={3} size="card">
          {title}
        </Heading>
        <Text id={ids.description} size="note" tone="soft">
          {description}
        </Text>
        {/* Mounted before there is anything to say: a region that comes with its text is silent. */}
        <div role="status" aria-live="polite">
          {said !== null && (
            <Text id={ids.said} size="note" tone={failed ? 'danger' : 'good'} weight="semibold">
              {said}
            </Text>
          )}
        </div>
      </Stack>
      {children({
        'aria-describedby': said === null ? ids.description : `${ids.said} ${ids.description}`,
      })}
    </div>
  );
}
