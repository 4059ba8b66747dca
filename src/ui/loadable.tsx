import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';

type Loaded<Props> = { readonly Part: ComponentType<Props> } | { readonly error: unknown };

/**
 * A component whose code is loaded when it is shown first. Not `lazy`: what ends a fallback React
 * holds back until 300 ms after it began, and with it all other work on the page, so that the first
 * press on anything that opens would be answered as late. A failed load is thrown where it is shown,
 * and tried again the next time the component is mounted.
 */
export function loadable<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  let part: Loaded<Props> | null = null;
  return function Loadable(props: Props) {
    const [loaded, setLoaded] = useState(part);
    useEffect(() => {
      if (loaded !== null) return;
      let current = true;
      load().then(
        (module) => {
          part = { Part: module.default };
          // Drawn in slices: a panel at once would keep frames and fingers waiting.
          if (current) startTransition(() => setLoaded(part));
        },
        (error: unknown) => {
          if (current) setLoaded({ error });
        },
      );
      return () => {
        current = false;
      };
    }, [loaded]);
    if (loaded === null) return fallback;
    if ('error' in loaded) throw loaded.error;
    return <loaded.Part {...props} />;
  };
}
