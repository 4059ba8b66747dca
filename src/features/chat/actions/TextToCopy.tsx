import { useRef } from 'react';
import { Dialog } from '@/ui/components/Dialog/Dialog';
import { TextArea } from '@/ui/components/TextArea/TextArea';

export interface TextToCopyProps {
  readonly text: string;
  readonly onClose: () => void;
}

/** For browsers that keep the clipboard closed: the text, ready to be copied by hand. */
export default function TextToCopy({ text, onClose }: TextToCopyProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <Dialog
      open
      title="Copy this text"
      description="Your browser does not let Taal copy it."
      initialFocus={field}
      onClose={onClose}
    >
      <TextArea
        ref={field}
        aria-label="Text to copy"
        grow="tall"
        readOnly
        value={text}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </Dialog>
  );
}
