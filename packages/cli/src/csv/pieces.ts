/** Characters that are parsed at once: the parser copies what it gets, and files may have fifty megabytes. */
const PIECE = 1024 ** 2;

/** Cuts a text that comes in parts into pieces of whole lines. */
export class Pieces {
  readonly #parts: Iterator<string>;
  #rest: string;
  #size = PIECE;
  #isRead = false;

  constructor(start: string, parts: Iterator<string>) {
    this.#rest = start;
    this.#parts = parts;
  }

  /** Whether nothing follows the last piece. */
  get ended(): boolean {
    return this.#isRead && this.#rest === "";
  }

  /** The next whole lines; "" at the end. */
  next(): string {
    for (;;) {
      this.#fill();
      const isLast = this.#isRead && this.#rest.length <= this.#size;
      const to = isLast ? this.#rest.length : endOfLines(this.#rest, this.#size);
      if (to === 0 && !isLast) {
        this.#size *= 2;
        continue;
      }
      const piece = this.#rest.slice(0, to);
      this.#rest = this.#rest.slice(to);
      this.#size = PIECE;
      return piece;
    }
  }

  /** A piece again, with as many more lines: a quotation mark may be open at its end. */
  longer(piece: string): string {
    this.#rest = piece + this.#rest;
    this.#size = Math.max(PIECE, piece.length) * 2;
    return this.next();
  }

  #fill(): void {
    while (!this.#isRead && this.#rest.length <= this.#size) {
      const { done, value } = this.#parts.next();
      if (done) {
        this.#isRead = true;
        this.#rest = withoutFilling(this.#rest);
      } else this.#rest += value;
    }
  }
}

/** The text without what old programs put behind its end. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: DOS ends texts with Ctrl+Z, and some programs fill blocks with NUL
const withoutFilling = (text: string) => text.replace(/[\u0000\u001a]+\s*$/, "");

/** Where the last whole line ends at or before a place; 0 where there is none. */
function endOfLines(text: string, place: number): number {
  for (let at = place; at > 0; at -= 1) {
    const char = text[at - 1];
    // Between a carriage return and a line feed no line ends.
    if (char === "\n" || (char === "\r" && at < text.length && text[at] !== "\n")) return at;
  }
  return 0;
}
