/** The id of the element behind the screen at which `#root` begins. */
export const SCREEN_END = 'screen-end';

/**
 * Runs inline in the head, and so must not refer to anything outside itself. Nothing is painted
 * before the element `id`, which stands behind the screen: the parser pauses where it likes, and
 * half a header moves when its other half comes.
 */
export function blockPaintUntil({ document }: Pick<Window, 'document'>, id: string): void {
  const link = document.createElement('link');
  link.rel = 'expect';
  link.href = `#${id}`;
  link.setAttribute('blocking', 'render');
  document.head.append(link);
}
