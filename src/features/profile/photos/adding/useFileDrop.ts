import { type DragEvent, useState } from 'react';

function hasFiles({ dataTransfer }: Pick<DragEvent, 'dataTransfer'>): boolean {
  return dataTransfer.types.includes('Files');
}

/** Takes files that are dragged onto an area: spread `handlers` on it. */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false);
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
