/** What of the browser decides how a file leaves Taal. */
export interface FileWays {
  readonly browser: Partial<Pick<Navigator, 'canShare' | 'share'>>;
  /** The main pointer is a finger. */
  readonly isTouch: boolean;
  /** On the home screen of iOS or iPadOS, where a download goes nowhere. */
  readonly isIosHomeScreen: boolean;
  /** Hands the file to the browser's downloads. */
  readonly download: (file: File) => void;
}

/**
 * What became of a file. 'closed': the person closed the share sheet. 'tooLate': the sheet opens only
 * soon after a press. 'nowhere': there is no way out for a file.
 */
export type HandedOver = 'shared' | 'downloaded' | 'closed' | 'tooLate' | 'nowhere';

function canShare(browser: FileWays['browser'], file: File): boolean {
  try {
    return browser.share !== undefined && browser.canShare?.({ files: [file] }) === true;
  } catch {
    return false;
  }
}

/** Shares a file; null where the browser refuses it, after all. */
async function share(ways: FileWays, file: File): Promise<HandedOver | null> {
  if (!canShare(ways.browser, file)) return null;
  try {
    await ways.browser.share?.({ files: [file] });
    return 'shared';
  } catch (error) {
    const name = error instanceof Error || error instanceof DOMException ? error.name : '';
    if (name === 'AbortError') return 'closed';
    return name === 'NotAllowedError' && ways.isIosHomeScreen ? 'tooLate' : null;
  }
}

/**
 * Lets a file leave Taal by the system's share sheet where there is one, else as a download. The
 * sheet is for fingers: Safari and Chromium share files on desktops too, but there an export is
 * expected among the downloads. Chromium has a list of the file types that it shares, without
 * `.json`: it rejects with NotAllowedError, whatever `canShare` has said, and the file is downloaded.
 * On iOS that error means that the press was too long ago: seconds, which a large file takes.
 */
export async function handOver(file: File, ways: FileWays): Promise<HandedOver> {
  if (ways.isTouch || ways.isIosHomeScreen) {
    const shared = await share(ways, file);
    if (shared !== null) return shared;
  }
  if (ways.isIosHomeScreen) return 'nowhere';
  ways.download(file);
  return 'downloaded';
}
