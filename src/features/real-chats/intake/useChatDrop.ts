import { useEffect, useEffectEvent, useState } from 'react';

/** Takes the first of the files that are dropped anywhere on the page; tells how many others came. */
export function useChatDrop(onFile: (file: File, others: number) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent((files: FileList | undefined) => {
    const file = files?.[0];
    if (files !== undefined && file !== undefined) onFile(file, files.length - 1);
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
        take(event.dataTransfer?.files);
      },
      { signal },
    );
    return () => stop.abort();
  }, []);
  return isOver;
}
