import { Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/components/Button/Button';
import { Status } from '@/ui/components/Status/Status';
import { TextArea } from '@/ui/components/TextArea/TextArea';
import { Stack } from '@/ui/layout/Stack';

const bringIntoView = (node: HTMLElement | null) => node?.scrollIntoView({ block: 'nearest' });

/** Copies the report; where the clipboard is closed, shows it selected, ready to be copied. */
export function CopyReport({ report }: { readonly report: () => string }) {
  const [copied, setCopied] = useState(false);
  const [shown, setShown] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (shown === null) return;
    field.current?.focus();
    field.current?.select();
  }, [shown]);

  async function copy(): Promise<void> {
    const text = report();
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      setShown(null);
    } catch {
      setShown(text);
    }
  }

  return (
    <Stack gap="x3">
      <Button tone="quiet" icon={<Copy size={18} aria-hidden />} onClick={() => void copy()}>
        Copy report
      </Button>
      {copied && (
        // It stands below the button, which may be the last thing in sight.
        <div ref={bringIntoView}>
          <Status shape="line" tone="good" live>
            Copied. It holds no message text.
          </Status>
        </div>
      )}
      {shown !== null && (
        <TextArea ref={field} aria-label="Report" grow="tall" readOnly value={shown} />
      )}
    </Stack>
  );
}
