import type { Outlets, Ways } from './outlets';

/** Copies a text; where the clipboard is closed, shows it, ready to be copied by hand. */
export async function copyOut(
  text: string,
  { say, show }: Outlets,
  { clipboard }: Ways = navigator,
): Promise<void> {
  try {
    if (clipboard === undefined) throw new Error('No clipboard');
    await clipboard.writeText(text);
    say('Copied');
  } catch {
    show(text);
  }
}
