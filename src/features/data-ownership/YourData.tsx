import { useId } from 'react';
import { useServices } from '@/services/useServices';
import { Card } from '@/ui/components/Card/Card';
import { Heading } from '@/ui/components/Heading/Heading';
import { Text } from '@/ui/components/Text/Text';
import { Stack } from '@/ui/layout/Stack';
import { EraseControl } from './erase/EraseControl';
import { ExportControl } from './export/ExportControl';
import { ImportControl } from './import/ImportControl';
import { UndoImport } from './import/UndoImport';
import { StoredFacts } from './storage/StoredFacts';
import { useStorageSummary } from './storage/useStorageSummary';

export interface YourDataProps {
  /** The version of Taal, for the head of a backup. */
  readonly app: string;
  /** After the data were replaced: this page has to be reloaded; other tabs are told. */
  readonly onImported: () => void;
  /** After all data were erased: the page has to be reloaded. */
  readonly onErased: () => void;
}

/** What is stored on this device, and how to take it away, bring it back or wipe it. */
export function YourData({ app, onImported, onErased }: YourDataProps) {
  const { database } = useServices();
  const heading = useId();
  const summary = useStorageSummary(database);
  return (
    <section aria-labelledby={heading}>
      <Card>
        <Stack gap="x6">
          <Stack gap="x3">
            <Heading level={2} size="title" id={heading}>
              Your data
            </Heading>
            <Text size="note" tone="soft">
              All of this is stored on this device, in this browser.
            </Text>
            <StoredFacts summary={summary} />
          </Stack>
          <ExportControl app={app} />
          <ImportControl stored={summary} onImported={onImported} />
          <UndoImport database={database} onUndone={onImported} />
          <EraseControl onErased={onErased} />
        </Stack>
      </Card>
    </section>
  );
}
