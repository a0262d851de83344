/** The handwork for one deck: see `data/README.md` for the format and the reasons. */
export interface Handwork {
  /** Closed-class words: complete cards. A form listed here belongs only to the cards that list it. */
  closed: HandCard[];
  /** Meanings that replace the dictionaries' for a word that keeps its own rank and forms. */
  meanings: Map<string, HandCard>;
  /** Words that get no card, with the reason. */
  dropped: Map<string, string>;
  /** Words that are mostly a piece of another word where text is cut into pieces, with the reason: no piece counts for them. */
  pieces: Map<string, string>;
  /** Spellings that are forms of no card, with the reason: running text uses them for something else. */
  misread: Map<string, string>;
  /** Words that are written like a form of another word, with the part of such a form's uses that is theirs. */
  shared: Map<string, SharedCard>;
  /** Words with a wrong or missing frequency, with their position in the order of frequency, from 1. */
  places: Map<string, number>;
}

export interface HandCard {
  word: string;
  meanings: string[];
  forms: string[];
  reason: string;
}

export interface SharedCard extends HandCard {
  /** Above 0, 1 at most. */
  part: number;
}

/** Splits a list of meanings. A comma in brackets parts none: `give (to me, polite)`. */
export const splitMeanings = (text: string) => text.split(/, (?![^()]*\))/);

type Section = 'closed' | 'meanings' | 'dropped' | 'pieces' | 'misread' | 'places' | 'shared';

/**
 * Parses lines of `word = meaning, meaning < form form # reason` under the headings `[closed]`, `[meanings]`, `[dropped]`,
 * `[pieces]` and `[misread]` (there: `word # reason`), `[places]` (`word = 12 # reason`) and `[shared]` (`word 40 % = meaning < form`). A line that starts with `#` says why the lines below it are there.
 *
 * @throws {Error} Naming the line that is of no known form, or says again what an earlier one said.
 */
export function parseHandwork(text: string): Handwork {
  const work: Handwork = {
    closed: [],
    meanings: new Map(),
    dropped: new Map(),
    pieces: new Map(),
    misread: new Map(),
    places: new Map(),
    shared: new Map(),
  };
  let section: Section | undefined;
  let general = '';
  for (const [at, raw] of text.normalize('NFC').split('\n').entries()) {
    const line = raw.trim();
    const heading = /^\[(closed|meanings|dropped|pieces|misread|places|shared)\]$/.exec(line);
    if (heading) {
      section = heading[1] as Section;
      general = '';
    } else if (line.startsWith('#')) {
      general = line.slice(1).trim();
    } else if (line !== '') {
      const [content = '', reason = general] = line.split(/\s+#\s*/);
      addEntry(work, section, { content, reason, place: `line ${at + 1}: ${line}` });
    }
  }
  return work;
}

interface Entry {
  content: string;
  reason: string;
  /** For errors. */
  place: string;
}

function addEntry(work: Handwork, section: Section | undefined, { content, reason, place }: Entry): void {
  if (section === 'dropped' || section === 'pieces' || section === 'misread') {
    work[section].set(content, reason);
    return;
  }
  const match = /^(.+?) = ([^<]+?)(?:\s+<\s+(.+))?$/.exec(content);
  if (!match?.[1] || !match[2] || !section)
    throw new Error(`expected "word = meaning, …" under a heading, got ${place}`);
  if (section === 'places') {
    const position = Number(match[2]);
    if (!Number.isInteger(position) || position < 1) throw new Error(`expected a place from 1, got ${content}`);
    work.places.set(match[1], position);
    return;
  }
  const card: HandCard = {
    word: match[1],
    meanings: splitMeanings(match[2]),
    forms: match[3]?.split(/\s+/) ?? [],
    reason,
  };
  if (section === 'shared') {
    const shared = toShared(card);
    if (work.shared.has(shared.word)) throw new Error(`expected each word once, got again ${place}`);
    work.shared.set(shared.word, shared);
    return;
  }
  if (work.meanings.has(card.word) || work.closed.some(({ word }) => word === card.word))
    throw new Error(`expected each word once, got again ${place}`);
  if (section === 'closed') work.closed.push(card);
  else work.meanings.set(card.word, card);
}

function toShared(card: HandCard): SharedCard {
  const [, word, percent] = /^(.+) (\d+) %$/.exec(card.word) ?? [];
  const part = Number(percent) / 100;
  if (!word || !(part > 0 && part <= 1)) throw new Error(`expected "word 40 %", got ${card.word}`);
  return { ...card, word, part };
}
