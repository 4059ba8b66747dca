import type { FileWays } from './handOver';
import { type Delay, saveFile } from './saveFile';

/** How a file leaves Taal in this browser. */
export function pageFileWays(timers: Delay): FileWays {
  return {
    browser: navigator,
    isTouch: matchMedia('(pointer: coarse)').matches,
    // Only Apple's browsers for phones and tablets have this property.
    isIosHomeScreen: 'standalone' in navigator && navigator.standalone === true,
    download: (file) => saveFile(file, file.name, timers),
  };
}
