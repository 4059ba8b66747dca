const STRUCTURE = /["{}[\]]/g;
const STRING_END = /["\\]/g;
const LIST = 'messages';
/** No message is longer: what is, has lost its end. */
const LONGEST_ITEM = 8 * 1024 * 1024;

/**
 * Cuts the objects out of every list called `messages` of a JSON text that comes in pieces, so that
 * neither the text nor its values are in memory as a whole.
 */
export class JsonItems {
  /** How many such lists there were. */
  lists = 0;

  #text = '';
  #at = 0;
  #depth = 0;
  #inString = false;
  /** Where the text begins that is still needed: a string or an item. */
  #stringAt = 0;
  #itemAt = -1;
  #lastString = '';
  /** The depth within the list that is read; -1 outside of one. */
  #listDepth = -1;

  constructor(readonly onItem: (json: string) => void) {}

  /** Something began whose end has not come. */
  get isOpen(): boolean {
    return this.#inString || this.#depth > 0;
  }

  push(piece: string): void {
    this.#forget();
    this.#text += piece;
    while (this.#inString ? this.#readString() : this.#readStructure());
  }

  #forget(): void {
    const needed = this.#itemAt >= 0 ? this.#itemAt : this.#inString ? this.#stringAt : this.#at;
    if (this.#text.length - needed > LONGEST_ITEM) throw new RangeError('An item has no end');
    this.#text = this.#text.slice(needed);
    this.#at -= needed;
    this.#stringAt -= needed;
    if (this.#itemAt >= 0) this.#itemAt = 0;
  }

  /** Goes on to the end of a string; false where it is not there yet. */
  #readString(): boolean {
    STRING_END.lastIndex = this.#at;
    const found = STRING_END.exec(this.#text);
    if (found === null) {
      this.#at = this.#text.length;
      return false;
    }
    if (found[0] === '\\') {
      // The character behind it may be in the next piece.
      if (found.index + 2 > this.#text.length) {
        this.#at = found.index;
        return false;
      }
      this.#at = found.index + 2;
      return true;
    }
    this.#inString = false;
    this.#at = found.index + 1;
    if (this.#itemAt < 0) this.#lastString = this.#text.slice(this.#stringAt + 1, found.index);
    return true;
  }

  #readStructure(): boolean {
    STRUCTURE.lastIndex = this.#at;
    const found = STRUCTURE.exec(this.#text);
    if (found === null) {
      this.#at = this.#text.length;
      return false;
    }
    this.#at = found.index + 1;
    const [character] = found;
    if (character === '"') {
      this.#inString = true;
      this.#stringAt = found.index;
    } else if (character === '{' || character === '[') this.#open(character, found.index);
    else this.#close(character);
    return true;
  }

  #open(character: string, at: number): void {
    if (this.#listDepth === this.#depth && character === '{') this.#itemAt = at;
    this.#depth += 1;
    if (character !== '[' || this.#listDepth >= 0 || this.#lastString !== LIST) return;
    this.#listDepth = this.#depth;
    this.lists += 1;
  }

  #close(character: string): void {
    if (character === ']' && this.#depth === this.#listDepth) this.#listDepth = -1;
    this.#depth -= 1;
    if (this.#itemAt < 0 || this.#depth !== this.#listDepth) return;
    this.onItem(this.#text.slice(this.#itemAt, this.#at));
    this.#itemAt = -1;
  }
}
