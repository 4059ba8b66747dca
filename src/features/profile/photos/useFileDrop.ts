import { type DragEvent, useEffect, useState } from 'react';

function hasFiles({ dataTransfer }: Pick<DragEvent, 'dataTransfer'>): boolean {
  return dataTransfer.types.includes('Files');
}

/** A file dropped beside the area would open in place of the app. */
function useMissedDrops(): void {
  useEffect(() => {
    const refuse = (event: globalThis.DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    addEventListener('dragover', refuse);
    addEventListener('drop', refuse);
    return () => {
      removeEventListener('dragover', refuse);
      removeEventListener('drop', refuse);
    };
  }, []);
}

/** Takes files that are dragged onto an area: spread `handlers` on it. */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  useMissedDrops();
  const handlers = {
    onDragOver(event: DragEvent<HTMLElement>) {
      if (!hasFiles(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setIsOver(true);
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent<HTMLElement>) {
      const stillWithin = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
      if (!stillWithin) setIsOver(false);
    },
    onDrop(event: DragEvent<HTMLElement>) {
      setIsOver(false);
      if (!hasFiles(event)) return;
      event.preventDefault();
      onFiles(Array.from(event.dataTransfer.files));
    },
  };
  return { isOver, handlers };
}
