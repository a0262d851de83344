import type { Example } from '../../../../model/card.ts';
import { MAX_CONTENT_DEPTH } from '../../../../model/limits.ts';
import { cleanText } from '../clean-text.ts';
import { APART, GLOSSES, LINE_TAGS, UNREAD_TAGS } from './content.ts';
import { DROPPED_ROLES, findAttributes, isTag, ROLES } from './entry-content.ts';
import { CLOSE_LIST, CLOSE_OBJECT, type JsonScanner, OPEN_LIST, OPEN_OBJECT, QUOTE, UNUSUAL } from './json-scanner.ts';

/** Meanings, examples and the nodes of the full entry, as `listMeanings`, `listExamples` and `toEntryNodes` find them. */
export interface ScannedContent {
  meanings: string[];
  examples: Example[];
  /** JSON of the nodes, without the brackets of their list; empty if there are none. */
  nodes: string;
}

/** State outside of a node, which is restored behind it. */
interface Within {
  isMeaning: boolean;
  isExample: boolean;
  isInGlosses: boolean;
  isInExample: boolean;
  part: Part;
}

type Part = '' | 'example-sentence-a' | 'example-sentence-b';

/** Reads structured content in one pass over its text. `tag` and `data` of a node must stand before its `content`. */
export class ContentScanner {
  private readonly json: JsonScanner;

  private readonly pieces: string[] = [];
  /** Nodes in the list that is being written. */
  private count = 0;
  private isEntry = true;

  private lines: string[] = [];
  private line = '';
  /** Lists of meanings were found, so that nothing outside of them is a meaning. */
  private hasGlosses = false;
  private isInGlosses = false;
  private isMeaning = true;

  private examples: Example[] = [];
  private isInExample = false;
  /** The part of an example that is being read. */
  private part: Part = '';
  private isExample = false;
  private sentence = '';
  private translation = '';

  constructor(json: JsonScanner) {
    this.json = json;
  }

  /** @throws UNUSUAL */
  read(): ScannedContent {
    this.pieces.length = 0;
    this.count = 0;
    [this.lines, this.line, this.examples, this.part] = [[], '', [], ''];
    this.isEntry = this.isMeaning = true;
    this.hasGlosses = this.isInGlosses = this.isInExample = this.isExample = false;
    this.scan(0, 0);
    this.breakLine();
    return {
      meanings: this.lines.map(cleanText).filter((line) => line !== ''),
      examples: this.examples,
      nodes: this.pieces.join(''),
    };
  }

  /**
   * @param depth - Lists and nodes around the value.
   * @param level - The same within the list of meanings.
   */
  private scan(depth: number, level: number): void {
    if (depth > MAX_CONTENT_DEPTH) throw UNUSUAL;
    const { json } = this;
    const code = json.peek();
    if (code === QUOTE) {
      json.passText();
      if (json.from < json.to) this.addText();
    } else if (code === OPEN_LIST) {
      if (!json.open(OPEN_LIST, CLOSE_LIST)) return;
      do this.scan(depth + 1, level + 1);
      while (json.hasNext(CLOSE_LIST));
    } else if (code === OPEN_OBJECT) this.scanNode(depth, level);
    else json.skip();
  }

  private addText(): void {
    const { json } = this;
    if (this.isEntry) {
      if (this.count > 0) this.pieces.push(',');
      this.pieces.push(json.json());
      this.count += 1;
    }
    if (!this.isShown() && !this.isExample) return;
    const text = json.value();
    if (this.isShown()) this.line += text;
    if (this.isExample) this.addToPart(text);
  }

  private isShown(): boolean {
    return this.isMeaning && (this.isInGlosses || !this.hasGlosses);
  }

  private addToPart(text: string): void {
    if (this.part === 'example-sentence-a') this.sentence += text;
    else this.translation += text;
  }

  private breakLine(): void {
    if (this.line !== '') this.lines.push(this.line);
    this.line = '';
  }

  private scanNode(depth: number, level: number): void {
    const { json } = this;
    let [tag, role] = ['', ''];
    let [hasTag, hasData, hasContent] = [false, false, false];
    let attributes: Record<string, unknown> | undefined;
    const { isEntry, count, pieces } = this;
    const mark = pieces.length;
    if (json.open(OPEN_OBJECT, CLOSE_OBJECT)) {
      do {
        const key = json.readKey();
        if (key === 'tag') {
          if (hasTag || hasContent) throw UNUSUAL;
          hasTag = true;
          tag = json.readText() ?? '';
        } else if (key === 'data') {
          if (hasData || hasContent) throw UNUSUAL;
          hasData = true;
          role = this.readRole();
        } else if (key === 'content') {
          if (hasContent) throw UNUSUAL;
          hasContent = true;
          this.beginEntry(tag, role);
          this.scanContent(depth, level, tag, role);
        } else if (key === 'lang' || key === 'href' || key === 'colSpan' || key === 'rowSpan') {
          attributes ??= {};
          if (Object.hasOwn(attributes, key)) throw UNUSUAL;
          attributes[key] = this.readPlain();
        } else json.skip();
      } while (json.hasNext(CLOSE_OBJECT));
    }
    if (!hasContent) {
      this.beginEntry(tag, role);
      this.leave(tag, this.enter(level, tag, role));
    }
    if (this.isEntry) {
      const isEmpty = this.count === 0 && tag !== 'br' && tag !== 'td' && tag !== 'th';
      if (isEmpty) pieces.length = mark;
      else pieces.push(endOf(tag, role, attributes));
      this.count = isEmpty ? count : count + 1;
    }
    this.isEntry = isEntry;
  }

  private beginEntry(tag: string, role: string): void {
    this.isEntry = this.isEntry && isTag(tag) && !DROPPED_ROLES.has(role);
    if (!this.isEntry) return;
    this.pieces.push(this.count > 0 ? `,["${tag}",[` : `["${tag}",[`);
    this.count = 0;
  }

  private scanContent(depth: number, level: number, tag: string, role: string): void {
    const isGlosses = !this.isInGlosses && GLOSSES.has(role);
    const isExample = !this.isInExample && role === 'example-sentence';
    const within = this.enter(level, tag, role);
    if (isExample) [this.sentence, this.translation] = ['', ''];
    this.scan(depth + 1, isGlosses ? 0 : level + 1);
    if (isExample) this.addExample();
    this.leave(tag, within);
  }

  private addExample(): void {
    const [sentence, translation] = [cleanText(this.sentence), cleanText(this.translation)];
    if (sentence) this.examples.push(translation ? [sentence, translation] : [sentence]);
  }

  private enter(level: number, tag: string, role: string): Within {
    const { isMeaning, isExample, isInGlosses, isInExample, part } = this;
    const isUnread = UNREAD_TAGS.has(tag);
    if (!isInGlosses && GLOSSES.has(role)) {
      if (!this.hasGlosses) [this.lines, this.line] = [[], ''];
      this.breakLine();
      this.hasGlosses = this.isInGlosses = this.isMeaning = true;
    } else {
      if (isUnread || (level > 0 && APART.has(role))) this.isMeaning = false;
      if (this.isShown()) this.beginLine(tag);
    }
    if (isInExample && (role === 'example-sentence-a' || role === 'example-sentence-b') && part !== role) {
      // A part in the other part counts for both.
      if (part !== '') throw UNUSUAL;
      this.part = role;
      this.isExample = true;
    } else if (isExample) {
      if (isUnread || APART.has(role)) this.isExample = false;
      else if (LINE_TAGS.has(tag) || isCell(tag)) this.addToPart(' ');
    }
    if (role === 'example-sentence') this.isInExample = true;
    return { isMeaning, isExample, isInGlosses, isInExample, part };
  }

  private beginLine(tag: string): void {
    if (LINE_TAGS.has(tag)) this.breakLine();
    if (isCell(tag)) this.line += ' ';
  }

  private leave(tag: string, within: Within): void {
    if (LINE_TAGS.has(tag)) {
      if (this.isShown()) this.breakLine();
      if (this.isExample && within.isExample) this.addToPart(' ');
    }
    if (this.isInGlosses && !within.isInGlosses) this.breakLine();
    this.isMeaning = within.isMeaning;
    this.isExample = within.isExample;
    this.isInGlosses = within.isInGlosses;
    this.isInExample = within.isInExample;
    this.part = within.part;
  }

  /** The maker's name for the role of a node, in its `data`. */
  private readRole(): string {
    const { json } = this;
    if (json.peek() !== OPEN_OBJECT) {
      json.skip();
      return '';
    }
    let role: string | undefined;
    if (!json.open(OPEN_OBJECT, CLOSE_OBJECT)) return '';
    do {
      if (json.readKey() !== 'content') json.skip();
      else if (role !== undefined) throw UNUSUAL;
      else role = json.readText() ?? '';
    } while (json.hasNext(CLOSE_OBJECT));
    return role ?? '';
  }

  /** A text or number; undefined for another value. */
  private readPlain(): unknown {
    const code = this.json.peek();
    if (code === QUOTE) return this.json.readText();
    if (code === 0x2d || (code >= 0x30 && code <= 0x39)) return this.json.readNumber();
    this.json.skip();
    return undefined;
  }
}

const isCell = (tag: string) => tag === 'td' || tag === 'th';

function endOf(tag: string, role: string, attributes: Record<string, unknown> | undefined): string {
  if (!attributes && !ROLES.has(role)) return ']]';
  const found = findAttributes({ ...attributes, tag }, role);
  return found ? `],${JSON.stringify(found)}]` : ']]';
}
