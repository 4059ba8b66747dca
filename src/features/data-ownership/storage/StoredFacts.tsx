import { STORED_KINDS } from '@/data/backup/backup';
import type { StorageSummary } from '@/data/backup/storageSummary';
import { Text } from '@/ui/components/Text/Text';
import { Stack } from '@/ui/layout/Stack';
import { countText } from '@/ui/text/countText';
import * as styles from '../YourData.css';
import { STORED_WORDS, sizeText } from './storedWords';

/**
 * What is stored, in plain words, with counts and sizes. Until it is counted the same rows stand
 * without figures: nothing below may move from under a finger.
 */
export function StoredFacts({ summary }: { readonly summary: StorageSummary | null }) {
  const usage = summary === null ? '…' : summary.usage !== null && sizeText(summary.usage);
  const whole =
    usage === false ? '' : ` With the app itself, Taal takes up ${usage} on this device.`;
  return (
    <Stack gap="x3">
      <dl className={styles.facts} aria-busy={summary === null}>
        {STORED_KINDS.map((kind) => {
          const part = summary?.parts.find((each) => each.kind === kind);
          const size = part === undefined || part.count === 0 ? null : sizeText(part.bytes);
          return (
            <div key={kind} className={styles.fact}>
              <dt>{STORED_WORDS[kind]}</dt>
              <dd className={styles.size}>{size}</dd>
              <dd className={styles.number}>{part === undefined ? '…' : countText(part.count)}</dd>
            </div>
          );
        })}
      </dl>
      <Text size="small" tone="soft">
        {`Your profile and settings are kept too. Sizes are approximate, except for photos.${whole}`}
      </Text>
    </Stack>
  );
}
