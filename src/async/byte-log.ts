/**
 * Texts and numbers in one growing array of bytes: millions of short strings would take several times the memory, and the garbage collector would
 * visit each. Offsets are below 4 GB.
 */

const FIRST_BYTES = 4_096;
/** Bytes of the longest number, and of the longest UTF-16 code unit. */
const [MAX_NUMBER_BYTES, MAX_UNIT_BYTES] = [5, 3];
/** Code units that become a string at once: each is an argument of a function. */
const UNITS_AT_ONCE = 4_096;

/** Numbers below 128 take a byte, and those below 16,384 two. So do the code units of a text, which can be of any kind. */
export class ByteLog {
  bytes = new Uint8Array(FIRST_BYTES);
  /** Offset at which the next value is written. */
  end = 0;
  /** Offset at which the next text is read. */
  at = 0;
  private view = new DataView(this.bytes.buffer);

  /** Makes room for numbers and texts. @param units - Code units of all texts. */
  reserve(numbers: number, units: number): void {
    const wanted = this.end + numbers * MAX_NUMBER_BYTES + units * MAX_UNIT_BYTES;
    if (wanted <= this.bytes.length) return;
    const former = this.bytes;
    // The system gives memory to pages that are written only, so unused ones cost nothing.
    this.bytes = new Uint8Array(Math.max(wanted, former.length * 2));
    this.bytes.set(former);
    this.view = new DataView(this.bytes.buffer);
  }

  /** Releases the bytes behind the end. */
  trim(): void {
    this.bytes = this.bytes.slice(0, this.end);
    this.view = new DataView(this.bytes.buffer);
  }

  writeNumber(number: number): void {
    let rest = number;
    while (rest > 0x7f) {
      this.bytes[this.end++] = (rest & 0x7f) | 0x80;
      rest >>>= 7;
    }
    this.bytes[this.end++] = rest;
  }

  /** Writes a number of four bytes, which can be changed later. */
  writeFixed(number: number): void {
    this.setFixed(this.end, number);
    this.end += 4;
  }

  setFixed(offset: number, number: number): void {
    this.view.setUint32(offset, number);
  }

  getFixed(offset: number): number {
    return this.view.getUint32(offset);
  }

  writeText(text: string): void {
    this.writeNumber(text.length);
    for (let index = 0; index < text.length; index += 1) this.writeNumber(text.charCodeAt(index));
  }

  /** Writes a text that often begins as another one: only the rest takes space. */
  writeDifference(from: string, text: string): void {
    let shared = 0;
    while (shared < text.length && text.charCodeAt(shared) === from.charCodeAt(shared)) shared += 1;
    this.writeNumber(shared);
    this.writeNumber(text.length - shared);
    for (let index = shared; index < text.length; index += 1) this.writeNumber(text.charCodeAt(index));
  }

  /**
   * Reads the text that `writeDifference` has written.
   *
   * @param from - The same text as at writing.
   */
  readDifference(from: string): string {
    const shared = this.readNumber();
    const length = shared + this.readNumber();
    let [text, units]: [string, number[]] = ['', []];
    for (let index = 0; index < length; index += 1) {
      units.push(index < shared ? from.charCodeAt(index) : this.readNumber());
      if (units.length < UNITS_AT_ONCE) continue;
      text += String.fromCharCode(...units);
      units = [];
    }
    return text + String.fromCharCode(...units);
  }

  private readNumber(): number {
    let byte = this.bytes[this.at++] ?? 0;
    let number = byte & 0x7f;
    for (let shift = 7; byte > 0x7f; shift += 7) {
      byte = this.bytes[this.at++] ?? 0;
      number |= (byte & 0x7f) << shift;
    }
    return number >>> 0;
  }
}
