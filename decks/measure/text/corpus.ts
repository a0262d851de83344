import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readGettext } from '../../read/gettext.ts';
import type { TextPlan } from '../../read/text-plans.ts';
import { readGameTexts, readManualPage, readSayings, toSentences, toUnspacedSentences } from './prose.ts';

/** The game is Wesnoth, whose campaigns are told as stories: people talk in them. */
const GAME_TEXTS = 'usr/share/games/wesnoth/1.18/locale';

/** Debian's own folder of text packages, as unpacked; nothing in it is read by the builder. */
export class Corpus {
  constructor(private readonly root: string) {}

  /** Sentences of running text, the same ones in the same order every time. */
  readSentences(code: string, { manual, sayings, game }: TextPlan): string[] {
    const paragraphs: string[] = [];
    for (let section = 1; section <= 8; section += 1) {
      for (const path of this.list(`usr/share/man/${manual}/man${section}`)) {
        if (path.endsWith('.gz')) paragraphs.push(...readManualPage(gunzipSync(readFileSync(path)).toString('utf8')));
      }
    }
    for (const path of sayings === undefined ? [] : this.list(`usr/share/games/fortunes/${sayings}`)) {
      if (!/\.(dat|u8)$/.test(path)) paragraphs.push(...readSayings(readFileSync(path, 'utf8')));
    }
    for (const path of this.list(`${GAME_TEXTS}/${game}/LC_MESSAGES`)) {
      const pairs = readGettext(readFileSync(path));
      // The English text is the original of every translation.
      paragraphs.push(...readGameTexts(code === 'eng' ? pairs.map(([original]) => ['', original]) : pairs));
    }
    return code === 'jpn' || code === 'cmn' ? toUnspacedSentences(paragraphs) : toSentences(paragraphs, code);
  }

  /** Text of a file of a spelling dictionary. */
  readHunspell(file: string, encoding: string): string {
    return new TextDecoder(encoding).decode(readFileSync(join(this.root, 'usr/share/hunspell', file)));
  }

  readBytes(path: string): Buffer {
    return readFileSync(this.toPath(path));
  }

  toPath(path: string): string {
    return join(this.root, path);
  }

  private list(folder: string): string[] {
    const path = join(this.root, folder);
    if (!existsSync(path)) return [];
    return readdirSync(path, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => join(path, name))
      .sort();
  }
}
