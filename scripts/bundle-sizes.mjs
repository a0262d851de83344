import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Size budgets of loaded files, minified and gzipped; a bundle over its budget is a defect. */
const KILOBYTE = 1000;

/** Stores refuse a JSON file of 5 MB. */
const MOST_JSON_BYTES = 4_000_000;

/**
 * Finds the JSON files of a build that a store might refuse.
 *
 * @param {string} folder - A built extension.
 * @returns {{ name: string, bytes: number, budget: number }[]} In bytes, not zipped.
 */
export function findLargeJson(folder) {
  return filesOf(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({ name: file, bytes: statSync(join(folder, file)).size, budget: MOST_JSON_BYTES }))
    .filter(({ bytes, budget }) => bytes > budget);
}

/**
 * Measures what a build loads, by entry.
 *
 * @param {string} folder - A built extension.
 * @returns {{ name: string, bytes: number, budget: number }[]} In bytes, gzipped.
 */
export function measureBundles(folder) {
  const pages = ['popup', 'options', 'welcome'].map((page) => {
    const { bytes, language } = startBytes(folder, `${page}.html`);
    return { name: `${page}, in ${language}`, bytes, budget: 48 * KILOBYTE };
  });
  return [
    { name: 'content script', bytes: gzipBytes(folder, ['watch.js']), budget: 2 * KILOBYTE },
    // With 0.1 kB that reads on in the next line of a subtitle.
    { name: 'what hovers', bytes: gzipBytes(folder, ['hover.js']), budget: 16 * KILOBYTE },
    // With the full entries of dictionaries, which only pinned cards draw, with 0.2 kB for the keys of marked words, and with
    // 0.2 kB that tell a full stop of an abbreviation from that of a sentence, and with 0.3 kB for the button that adds a word to Anki,
    // and with 0.6 kB that mark the meanings of a sentence's translation and take the word's own for a meaning.
    { name: 'rest of the content script', bytes: gzipBytes(folder, ['hover-actions.js']), budget: 15.1 * KILOBYTE },
    { name: 'what finds text in unusual layouts', bytes: gzipBytes(folder, ['hover-pieces.js']), budget: 5 * KILOBYTE },
    { name: 'what marks the words of a page', bytes: gzipBytes(folder, ['word-marks.js']), budget: 5.2 * KILOBYTE },
    { name: 'what pauses films', bytes: gzipBytes(folder, ['captions.js']), budget: 1.6 * KILOBYTE },
    {
      name: 'what reads the page behind the popup',
      bytes: gzipBytes(folder, ['page-reader.js']),
      budget: 4 * KILOBYTE,
    },
    ...measureOwnParts(folder),
    ...pages,
    {
      name: 'background, which answers look-ups',
      bytes: gzipBytes(folder, ['background.js']),
      // With 1 kB that opens the databases in a bucket where a repair has moved them, and 0.1 kB that finds the newest words of a growing deck,
      // and with 0.7 kB that find the cards of many words by the rules of their forms, and with 0.7 kB that join an answer with the facts of companion
      // dictionaries and tell which words have a recording, and with 0.1 kB for Japanese that stands alone and facts about the learner's own words,
      // and with 0.3 kB for words with hyphens whose parts are inflected, and with the name of the script for Anki,
      // and with 0.1 kB that shows the word behind a phrase without spaces, and the message that compares meanings with a translation,
      // and with 0.3 kB that group meanings by class and put the class first that fits the place.
      budget: 34.2 * KILOBYTE,
    },
    // With the replay, the spelling of core words and ts-fsrs. A page loads it where the statistics are open.
    { name: 'what fits a schedule to the learner', bytes: gzipBytes(folder, ['memory.js']), budget: 20 * KILOBYTE },
    // With the rules of keys and the interface to the browser. Learners without recordings never load it.
    { name: 'what finds and plays recordings', bytes: gzipBytes(folder, ['sound.js']), budget: 4 * KILOBYTE },
    // Learners who do not add words to Anki never load it.
    { name: 'what adds words to Anki', bytes: gzipBytes(folder, ['anki.js']), budget: 5 * KILOBYTE },
    // Devices without an administrator's settings load it once in each run of the browser.
    { name: 'what an administrator has set', bytes: gzipBytes(folder, ['managed.js']), budget: 1.5 * KILOBYTE },
    { name: 'what reads the package’s decks', bytes: gzipBytes(folder, ['packaged-files.js']), budget: 4 * KILOBYTE },
    { name: 'choice of the language of a text', bytes: gzipBytes(folder, ['languages.js']), budget: 13.4 * KILOBYTE },
    // With what finds lost decks, moves damaged databases and balances days, and with 1 kB that
    // answers from the package where Firefox never remembers history, and with 0.2 kB that keep the newest words of a growing deck findable,
    // and with 1.1 kB that order the first words of a learner and find an example for a pinned card, and with 4 kB for imports of known words that
    // can be cancelled, searches as people type them, the words of a page in a session of their own, and settings that come back after a loss,
    // and with 0.8 kB for sources of facts and for recordings on the cards of pages, and with 0.5 kB that check and pass on messages about Anki, and
    // with 1.1 kB that take over a history of answers, and with 0.6 kB that store, check and follow the learner's own weights,
    // and with 1.2 kB that compare meanings with a translation: endings of words, which the background holds as well,
    // and with what looks again for a card whose deck has gone meanwhile.
    { name: 'services of the background', bytes: gzipBytes(folder, ['services.js']), budget: 144.4 * KILOBYTE },
    // With 43 kB for the worker that stores dictionaries: Dexie and the rules of keys, which the services hold as well.
    // A quick build has larger decks.
    ...(process.env.WAYWORD_QUICK_BUILD === undefined
      ? [{ name: 'whole package', bytes: gzipBytes(folder, filesOf(folder)), budget: 12_000 * KILOBYTE }]
      : []),
  ];
}

/**
 * Measures scripts that only one browser has, or that only some learners load.
 *
 * @param {string} folder
 */
function measureOwnParts(folder) {
  return [
    {
      script: 'card-frame.js',
      name: 'what draws a pinned card in its frame',
      // With the full entries of dictionaries, the example sentence, the events that a page does not receive, and with 0.2 kB that tell a full stop
      // of an abbreviation from that of a sentence, and with 0.3 kB for the button that adds a word to Anki, and with what keeps
      // Escape from the page, and with the names of groups of meanings.
      budget: 30.3 * KILOBYTE,
    },
    // Learners whose words in Anki do not count as known here never load it.
    { script: 'anki-follow.js', name: 'what follows a running Anki', budget: 2 * KILOBYTE },
    { script: 'play-sound.js', name: 'what plays recordings in a document', budget: 0.6 * KILOBYTE },
  ]
    .filter(({ script }) => existsSync(join(folder, script)))
    .map(({ script, name, budget }) => ({ name, bytes: gzipBytes(folder, [script]), budget }));
}

/**
 * The files that a page loads before it renders: its script, all of its imports, and the texts in the largest language.
 *
 * @param {string} folder @param {string} page
 */
function startBytes(folder, page) {
  const html = readFileSync(join(folder, page), 'utf8');
  const scripts = withImports(
    folder,
    Array.from(html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g), ([, path]) => path ?? ''),
  );
  const sizes = Object.entries(findTexts(folder, scripts)).map(([language, texts]) => {
    return { language, bytes: gzipBytes(folder, new Set([...scripts, ...withImports(folder, texts)])) };
  });
  if (sizes.length < 2) throw new Error(`Expected ${page} to have texts in several languages, found ${sizes.length}.`);
  return sizes.reduce((largest, size) => (size.bytes > largest.bytes ? size : largest), { language: '', bytes: 0 });
}

/**
 * The texts that scripts refer to, by language: the result of `import.meta.glob`.
 *
 * @param {string} folder @param {Set<string>} scripts @returns {Record<string, string[]>}
 */
function findTexts(folder, scripts) {
  /** @type {Record<string, string[]>} */
  const found = {};
  for (const path of scripts) {
    const source = readFileSync(join(folder, path), 'utf8');
    for (const [, language = '', name = ''] of source.matchAll(
      /\/locales\/([\w-]+)\.json["'`]:[^,]*?import\(["'`]\.\/([^"'`]+)["'`]\)/g,
    )) {
      found[language] = [...(found[language] ?? []), join(path, '..', name)];
    }
  }
  return found;
}

/** Scripts and all that they import. @param {string} folder @param {string[]} paths */
function withImports(folder, paths) {
  /** @type {Set<string>} */
  const seen = new Set();
  const queue = [...paths];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const source = readFileSync(join(folder, path), 'utf8');
    for (const [, name] of source.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) {
      queue.push(join(path, '..', name ?? ''));
    }
  }
  return seen;
}

/** @param {string} folder @returns {string[]} */
function filesOf(folder) {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((path) => statSync(join(folder, path)).isFile());
}

/** @param {string} folder @param {Iterable<string>} paths */
function gzipBytes(folder, paths) {
  return [...paths].reduce((sum, path) => sum + gzipSync(readFileSync(join(folder, path)), { level: 9 }).length, 0);
}
