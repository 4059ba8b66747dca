/**
 * Calls `listener` when the person is back: the page is shown again, comes out of the browser's
 * cache of pages, or its window gets the focus. Returns what ends that.
 */
export function onReturn(listener: () => void): () => void {
  const onChange = () => {
    if (document.visibilityState === 'visible') listener();
  };
  document.addEventListener('visibilitychange', onChange);
  addEventListener('pageshow', listener);
  addEventListener('focus', listener);
  return () => {
    document.removeEventListener('visibilitychange', onChange);
    removeEventListener('pageshow', listener);
    removeEventListener('focus', listener);
  };
}
