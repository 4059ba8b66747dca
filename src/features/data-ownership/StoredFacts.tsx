import type { StorageSummary } from '@/data/backup/storageSummary';
import { Text } from '@/ui/components/Text/Text';
import { countText } from '@/ui/countText';
import { Stack } from '@/ui/layout/Stack';
import { STORED_WORDS, sizeText } from './storedWords';
import * as styles from './YourData.css';

/** What is stored, in plain words, with counts and sizes. */
export function StoredFacts({ summary }: { readonly summary: StorageSummary }) {
  const { parts, usage } = summary;
  return (
    <Stack gap="x3">
      <dl className={styles.facts}>
        {parts.map(({ kind, count, bytes }) => (
          <div key={kind} className={styles.fact}>
            <dt>{STORED_WORDS[kind]}</dt>
            <dd className={styles.size}>{count > 0 && sizeText(bytes)}</dd>
            <dd className={styles.number}>{countText(count)}</dd>
          </div>
        ))}
      </dl>
      <Text size="small" tone="soft">
        Your profile and settings are kept too. Sizes are approximate, except for photos.
        {usage !== null && ` With the app itself, Taal takes ${sizeText(usage)} of this device.`}
      </Text>
    </Stack>
  );
}
