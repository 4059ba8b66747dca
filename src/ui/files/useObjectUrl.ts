import { useLayoutEffect, useState } from 'react';

/** An address for a blob while it is shown; taken back afterwards, which frees its memory. */
export function useObjectUrl(blob: Blob): string | undefined {
  const [url, setUrl] = useState<string>();
  // Before the first paint: the picture does not flash in.
  useLayoutEffect(() => {
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}
