import { CopyText } from '@/ui/components/CopyText/CopyText';
import { Stack } from '@/ui/layout/Stack';

/** Copies the report of the queue, for whoever is asked what is wrong. */
export function CopyReport({ report }: { readonly report: () => string }) {
  return (
    <Stack gap="x3">
      <CopyText
        text={report}
        label="Copy report"
        done="Copied. It holds no message text."
        fieldLabel="Report"
      />
    </Stack>
  );
}
