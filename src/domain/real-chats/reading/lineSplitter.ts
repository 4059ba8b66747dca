const CARRIAGE_RETURN = 0x0d;

/** Cuts a text that comes in pieces into its lines. A line as long as the text costs no more. */
export class LineSplitter {
  /** The beginning of a line whose end has not come. */
  #begun: string[] = [];
  #hasNewline = false;
  /** The return at the end of a piece: a newline may come behind it. */
  #return = '';

  /** `onLine` gets a text with the line in it, from one index to another. */
  constructor(readonly onLine: (text: string, from: number, end: number) => void) {}

  push(text: string): void {
    const piece = this.#withNewlines(text);
    let end = piece.indexOf('\n');
    if (end < 0) {
      this.#begun.push(piece);
      return;
    }
    let from = 0;
    if (this.#begun.length > 0) {
      this.#tell(this.#takeBegun() + piece.slice(0, end));
      from = end + 1;
      end = piece.indexOf('\n', from);
    }
    for (; end >= 0; end = piece.indexOf('\n', from)) {
      const isReturn = end > from && piece.charCodeAt(end - 1) === CARRIAGE_RETURN;
      this.onLine(piece, from, isReturn ? end - 1 : end);
      from = end + 1;
    }
    if (from < piece.length) this.#begun.push(piece.slice(from));
  }

  end(): void {
    const line = this.#takeBegun();
    if (line !== '') this.#tell(line);
  }

  /** Where no newline has come, returns alone end the lines. */
  #withNewlines(text: string): string {
    if (this.#hasNewline) return text;
    const piece = this.#return + text;
    this.#return = '';
    this.#hasNewline = piece.includes('\n');
    if (this.#hasNewline || !piece.includes('\r')) return piece;
    if (piece.endsWith('\r')) this.#return = '\r';
    return piece.slice(0, piece.length - this.#return.length).replaceAll('\r', '\n');
  }

  #takeBegun(): string {
    const line = this.#begun.join('');
    this.#begun = [];
    return line;
  }

  #tell(line: string): void {
    const isReturn = line.charCodeAt(line.length - 1) === CARRIAGE_RETURN;
    this.onLine(line, 0, isReturn ? line.length - 1 : line.length);
  }
}
