/**
 * Does a task once the coming frame is painted, and returns what calls it off. Where nobody sees the
 * page there are no frames: the task waits until somebody does.
 */
export function afterPaint(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(task);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
