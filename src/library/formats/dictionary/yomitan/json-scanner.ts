import { MAX_SCANNED_DEPTH } from '../../../../model/limits.ts';

/** Thrown where a text is not as usual: the row is parsed instead, which finds an error or reads it. */
export const UNUSUAL = new Error('unusual');

export const [QUOTE, COMMA, COLON, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [
  0x22, 0x2c, 0x3a, 0x5b, 0x5d, 0x7b, 0x7d,
];
const BACKSLASH = 0x5c;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u(?![dD][89a-fA-F])[\da-fA-F]{4})/y;

/**
 * Reads JSON in place, without creating its objects. It accepts exactly what `JSON.parse` accepts, except for escaped surrogates, deep nesting and
 * text that ends early; for these and for damaged text its methods throw {@link UNUSUAL}.
 */
export class JsonScanner {
  text = '';
  /** Index of the next character. */
  at = 0;
  /** The last text that was read, without its quotes. */
  from = 0;
  to = 0;
  private isEscaped = false;

  /** @returns The next character that is not space, which stays the next one. */
  peek(): number {
    for (;;) {
      const code = this.text.charCodeAt(this.at);
      if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return code;
      this.at += 1;
    }
  }

  expect(code: number): void {
    if (this.peek() !== code) throw UNUSUAL;
    this.at += 1;
  }

  /** Passes the comma before the next item. @returns False at the end of a list or object, which is passed. */
  hasNext(end: number): boolean {
    const code = this.peek();
    this.at += 1;
    if (code === end) return false;
    if (code !== COMMA) throw UNUSUAL;
    return true;
  }

  /** Passes the bracket of a list or object, and the end of an empty one. @returns Whether there is an item. */
  open(start: number, end: number): boolean {
    this.expect(start);
    if (this.peek() !== end) return true;
    this.at += 1;
    return false;
  }

  /** Passes a text. Its place is then in `from` and `to`. */
  passText(): void {
    this.expect(QUOTE);
    const { text } = this;
    let at = this.at;
    this.from = at;
    let isEscaped = false;
    for (;;) {
      const code = text.charCodeAt(at);
      if (code === QUOTE) break;
      if (code === BACKSLASH) {
        isEscaped = true;
        ESCAPE.lastIndex = at;
        if (!ESCAPE.test(text)) throw UNUSUAL;
        at = ESCAPE.lastIndex;
      } else if (code >= 0x20) at += 1;
      else throw UNUSUAL; // A control character, or NaN at the end.
    }
    this.isEscaped = isEscaped;
    this.to = at;
    this.at = at + 1;
  }

  /** The last text that was passed. */
  value(): string {
    if (this.isEscaped) return JSON.parse(this.json());
    return this.text.slice(this.from, this.to);
  }

  /** The last text that was passed, as JSON. */
  json(): string {
    return this.text.slice(this.from - 1, this.to + 1);
  }

  /** The value of the next text; undefined for another value, which is skipped. */
  readText(): string | undefined {
    if (this.peek() === QUOTE) {
      this.passText();
      return this.value();
    }
    this.skip();
    return undefined;
  }

  /** The next key of an object, with the colon behind it. */
  readKey(): string {
    this.passText();
    const key = this.value();
    this.expect(COLON);
    return key;
  }

  /** Passes a number. */
  readNumber(): number {
    this.peek();
    NUMBER.lastIndex = this.at;
    const [digits] = NUMBER.exec(this.text) ?? [];
    if (digits === undefined) throw UNUSUAL;
    this.at += digits.length;
    return Number(digits);
  }

  /** Skips a value of any kind. */
  skip(depth = 0): void {
    const code = this.peek();
    if (depth > MAX_SCANNED_DEPTH) throw UNUSUAL;
    if (code === QUOTE) this.passText();
    else if (code === OPEN_LIST) {
      if (this.open(OPEN_LIST, CLOSE_LIST)) {
        do this.skip(depth + 1);
        while (this.hasNext(CLOSE_LIST));
      }
    } else if (code === OPEN_OBJECT) {
      if (this.open(OPEN_OBJECT, CLOSE_OBJECT)) {
        do {
          this.readKey();
          this.skip(depth + 1);
        } while (this.hasNext(CLOSE_OBJECT));
      }
    } else if (!this.skipWord()) this.readNumber();
  }

  private skipWord(): boolean {
    for (const word of ['true', 'false', 'null']) {
      if (!this.text.startsWith(word, this.at)) continue;
      this.at += word.length;
      return true;
    }
    return false;
  }
}
