import { digitOf, isMark, isSpace } from './digits';

/** Walks along a part of a text. */
export class LineCursor {
  /** How many digits the last number had. */
  width = 0;

  constructor(
    readonly text: string,
    public at: number,
    readonly end: number,
  ) {}

  /** The character code here; -1 at the end. */
  get code(): number {
    return this.at < this.end ? this.text.charCodeAt(this.at) : -1;
  }

  skipMarks(): void {
    while (isMark(this.code)) this.at += 1;
  }

  skipSpaces(): void {
    while (isSpace(this.code) || isMark(this.code)) this.at += 1;
  }

  /** Steps over one character if it is the one with this code. */
  takes(code: number): boolean {
    if (this.code !== code) return false;
    this.at += 1;
    return true;
  }

  /** A number of at most so many digits; -1 where there is none. */
  number(mostDigits: number): number {
    this.skipMarks();
    let value = 0;
    let width = 0;
    for (; width < mostDigits; width += 1) {
      const digit = digitOf(this.code);
      if (digit < 0) break;
      value = value * 10 + digit;
      this.at += 1;
    }
    this.width = width;
    return width === 0 ? -1 : value;
  }
}
