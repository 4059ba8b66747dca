import { useCallback, useState } from 'react';

/** Tells whether `src` could not be shown, also where it failed before React took over. */
export function useBrokenPicture(src: string | undefined) {
  const [brokenSrc, setBrokenSrc] = useState<string>();

  const noteFailure = useCallback(() => setBrokenSrc(src), [src]);
  const watch = useCallback(
    (image: HTMLImageElement | null) => {
      // A drawing without a size of its own has no natural width in Firefox, broken or not.
      if (image?.complete && image.naturalWidth === 0) image.decode().catch(noteFailure);
    },
    [noteFailure],
  );

  return { broken: src === undefined || brokenSrc === src, watch, noteFailure };
}
