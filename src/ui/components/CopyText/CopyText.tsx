import { Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button, type ButtonProps } from '../Button/Button';
import { Status } from '../Status/Status';
import { TextArea } from '../TextArea/TextArea';

export interface CopyTextProps {
  readonly text: () => string;
  /** The button's words. */
  readonly label: string;
  /** Said once it is copied. */
  readonly done: string;
  /** The accessible name of the field that shows the text where the clipboard is closed. */
  readonly fieldLabel: string;
  readonly size?: ButtonProps['size'];
}

const bringIntoView = (node: HTMLElement | null) => node?.scrollIntoView({ block: 'nearest' });

/** Copies a text; where the clipboard is closed, shows it selected, ready to be copied. */
export function CopyText({ text, label, done, fieldLabel, size }: CopyTextProps) {
  const [copied, setCopied] = useState(false);
  const [shown, setShown] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (shown === null) return;
    field.current?.focus();
    field.current?.select();
  }, [shown]);

  async function copy(): Promise<void> {
    const copiedText = text();
    try {
      await navigator.clipboard.writeText(copiedText);
      setCopied(true);
      setShown(null);
    } catch {
      setShown(copiedText);
    }
  }

  return (
    <>
      <Button
        tone="quiet"
        size={size}
        icon={<Copy size={18} aria-hidden />}
        onClick={() => void copy()}
      >
        {label}
      </Button>
      {copied && (
        // It stands below the button, which may be the last thing in sight.
        <div ref={bringIntoView}>
          <Status shape="line" tone="good" live>
            {done}
          </Status>
        </div>
      )}
      {shown !== null && (
        <TextArea ref={field} aria-label={fieldLabel} grow="tall" readOnly value={shown} />
      )}
    </>
  );
}
