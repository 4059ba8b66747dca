import type { TaalDatabase } from '@/data/database/taalDatabase';
import { setRewordsAnswers } from '@/data/repositories/values/rewordsAnswers';
import { Card } from '@/ui/components/Card/Card';
import { Heading } from '@/ui/components/Heading/Heading';
import { Switch } from '@/ui/components/Switch/Switch';
import { Stack } from '@/ui/layout/Stack';
import { useRewording } from './useRewording';

/** Lets the browser's own model reword answers; nothing is shown where it has none that is ready. */
export default function RewordingSwitch({ database }: { readonly database: TaalDatabase }) {
  const isOn = useRewording(database);
  if (isOn === null) return null;
  return (
    <Card as="section">
      <Stack gap="x3">
        <Heading level={2} size="title">
          Coach
        </Heading>
        <Switch
          label="Reword answers with the browser’s own model"
          description="It runs on this device and nothing leaves it. English answers only: never on safety, never in Hindi."
          checked={isOn}
          onCheckedChange={(on) => void setRewordsAnswers(database, on)}
        />
      </Stack>
    </Card>
  );
}
