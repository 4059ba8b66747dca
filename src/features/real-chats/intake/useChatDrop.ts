import { useEffect, useEffectEvent, useState } from 'react';

/** Takes a file that is dropped anywhere on the page. */
export function useChatDrop(onFile: (file: File) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent((file: File | undefined) => {
    if (file !== undefined) onFile(file);
  });
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const hasFiles = ({ dataTransfer }: DragEvent) =>
      dataTransfer?.types.includes('Files') === true;
    document.addEventListener(
      'dragover',
      (event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        if (event.dataTransfer !== null) event.dataTransfer.dropEffect = 'copy';
        setIsOver(true);
      },
      { signal },
    );
    document.addEventListener(
      'dragleave',
      ({ relatedTarget }) => {
        if (relatedTarget === null) setIsOver(false);
      },
      { signal },
    );
    document.addEventListener(
      'drop',
      (event) => {
        setIsOver(false);
        if (!hasFiles(event)) return;
        event.preventDefault();
        take(event.dataTransfer?.files[0]);
      },
      { signal },
    );
    return () => stop.abort();
  }, []);
  return isOver;
}
