/** Calls a task once after some milliseconds. */
export interface Delay {
  after(milliseconds: number, task: () => void): unknown;
}

/** Some browsers read the file only once the person has said where it goes. */
const KEEP_URL_MS = 10 * 60_000;

/** Hands a file to the browser's downloads; where there are none, it opens. */
export function saveFile(blob: Blob, fileName: string, timers: Delay): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  // Firefox follows only links that are in the document.
  document.body.append(link);
  link.click();
  link.remove();
  timers.after(KEEP_URL_MS, () => URL.revokeObjectURL(url));
}
