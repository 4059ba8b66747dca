/** Characters that are gathered before they leave the heap. */
const GATHERED = 2 ** 20;

/** Gathers text in Blobs, which a browser may keep on disk. */
export interface TextSink {
  write(text: string): void;
  parts(): readonly Blob[];
}

export function createTextSink(): TextSink {
  const blobs: Blob[] = [];
  let pending: string[] = [];
  let length = 0;
  const flush = () => {
    if (length > 0) blobs.push(new Blob(pending));
    pending = [];
    length = 0;
  };
  return {
    write(text) {
      pending.push(text);
      length += text.length;
      if (length >= GATHERED) flush();
    },
    parts() {
      flush();
      return blobs;
    },
  };
}

/** Writes what it is given with commas between. */
export function commaSeparated(sink: TextSink): (json: string) => void {
  let isFirst = true;
  return (json) => {
    sink.write(isFirst ? json : `,${json}`);
    isFirst = false;
  };
}
