import { CopyText } from '@/ui/components/CopyText/CopyText';
import { Stack } from '@/ui/layout/Stack';

/** A button that copies the sync report, for a bug report. */
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
