import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readShipped } from '../../scripts/store/claims.mjs';
import { readListings } from '../../scripts/store/listing.mjs';

/** Where a claim is tested, and what the file says there. */
type Evidence = readonly [file: string, text: string];

const SENDERS: Evidence = ['test/scripts/store.test.ts', 'only two files send requests out of the package'];
const DECKS: Evidence = ['test/scripts/store.test.ts', 'a listing counts the decks of the package'];

/** Each sentence of the English listing, but the last paragraph with its addresses. The other languages say the same, as they have the same shape. */
const LISTING: Record<string, readonly Evidence[]> = {
  'Rest the pointer on a word, and a small card tells you what it means.': [
    ['test/e2e/hover.test.ts', 'hovering in %s'],
  ],
  'Wayword works on almost any page, even without a network.': [
    ['test/e2e/hover-pieces.test.ts', 'text wherever it is'],
    ['test/e2e/english-learners.long.test.ts', 'without a network'],
  ],
  'Finds inflected words in more than 50 languages, and phrases and compounds: "went" leads to "go".': [
    DECKS,
    ['test/lookup/find-forms.test.ts', "['eng', 'went', 'go', true]"],
    ['test/lookup/phrases.test.ts', 'a phrase is found'],
    ['test/lookup/compounds.test.ts', "describe('compounds'"],
  ],
  'Shows the article, plural, reading and grammar, with your own meaning first.': [
    ['test/page/card-content.test.ts', 'writes the class, the article and the plural below the meanings'],
    ['test/inflection/explain-form.test.ts', "['eng', 'went', 'go'"],
    ['test/e2e/main-job.test.ts', 'the learner’s own definition comes first everywhere'],
  ],
  'Brings back the words you choose shortly before you would forget them, with the sentence where you met them.': [
    ['test/study/schedule.test.ts', 'that was remembered comes back in ten minutes, then after days'],
    ['test/ui/study/study-card-state.test.ts', 'a question with the sentences of pages'],
  ],
  'Underlines the words on a page that you are learning, if you switch that on.': [
    ['test/e2e/word-marks.test.ts', 'come when they are switched on'],
  ],
  'Imports your own lists, dictionaries (Yomitan, StarDict) and, from Anki, what you already know.': [
    ['test/e2e/deck-import.test.ts', 'a table is previewed as it will be stored, and imported'],
    ['test/library/formats/dictionary/card-limits.test.ts', '(Yomitan)'],
    ['test/library/formats/dictionary/stardict.test.ts', 'a StarDict dictionary is read'],
    ['test/library/formats/vocabulary/anki.test.ts', 'with what is known of them'],
  ],
  'Included are 22 word decks: Chinese, Dutch, French, German, Italian, Japanese, Polish, Portuguese, Russian, Spanish and Swedish into English, and from English into these.':
    [DECKS],
  'For 39 more languages there are picture decks of about 700 nouns, into English and from English.': [DECKS],
  'No account, no advertising, no tracking.': [SENDERS],
  'What you read and look up stays on your device.': [
    SENDERS,
    ['test/e2e/key-safety.test.ts', 'is sent only in its header'],
  ],
  'Wayword is free software (GPL-3.0-or-later).': [['test/scripts/scorecard.test.ts', 'the licence']],
  'For teachers: one command serves your own word lists to a class.': [
    ['test/server/api/server.test.ts', 'serves the decks of a folder'],
    ['test/server/api/lists.test.ts', 'a sheet of a teacher is served as it is imported'],
  ],
  "Wayword cannot read words in pictures or in the browser's own PDF viewer, and does not sync between devices; a backup file moves your data.":
    [
      ['test/e2e/toolbar-popup.test.ts', 'says where the browser excludes extensions'],
      ['test/ui/backup/backup-decks.test.ts', 'brings back what is missing'],
    ],
};

/** Sentences of the privacy policy that no table of it has: `store.test.ts` compares the tables with the code. */
const PRIVACY: Record<string, readonly Evidence[]> = {
  'Pages stay out of the list of what you looked up if you switch the list off, for one site or for all.': [
    ['test/background/history-handlers.test.ts', 'by somebody who wants no history'],
    ['test/background/history-handlers.test.ts', 'on a site that is left out'],
  ],
  'Private windows leave nothing.': [
    ['test/background/history-handlers.test.ts', 'in a private window'],
    ['test/background/page-origin.test.ts', 'a private window'],
  ],
  'the address only if a setting says so': [
    ['test/background/history-handlers.test.ts', 'by somebody who wants addresses'],
  ],
  'Wayword uses no cookies.': [
    ['test/e2e/key-safety.test.ts', 'without cookies or a referrer'],
    ['test/scripts/store-claims.test.ts', 'nothing shipped uses what the privacy policy excludes'],
  ],
  'Links on the screens open only if you click them': [SENDERS],
  'so looking up and studying need no network': [
    ['test/e2e/english-learners.long.test.ts', 'without a network'],
    ['test/e2e/study.test.ts', 'offline'],
  ],
  'Wayword uses no storage that a browser synchronises.': [
    ['test/scripts/store-claims.test.ts', 'nothing shipped uses what the privacy policy excludes'],
  ],
  '*Options → Server → Disconnect* deletes the key alone': [
    ['test/ui/options/server/connection.test.ts', 'disconnecting forgets the key and keeps the address'],
  ],
  '*Looked up → Clear* the list of what you looked up': [
    ['test/ui/options/looked-up/LookedUpSection.test.tsx', 'are all removed after a question'],
  ],
};

const ENGLISH = readListings().find(({ language }) => language === 'en')?.description ?? '';

test('each sentence of the listing is a claim with its test', () => {
  const sentences = ENGLISH.split('\n')
    .filter((line) => line !== '' && !line.startsWith('Questions'))
    .flatMap((line) => line.replace(/^- /, '').split(/(?<=\.) (?=[A-Z])/));
  expect(sentences).toEqual(Object.keys(LISTING));
});

test('the privacy policy says what is tested', () => {
  const text = readFileSync('docs/privacy.md', 'utf8').replaceAll(/\s+/g, ' ');
  expect(Object.keys(PRIVACY).filter((claim) => !text.includes(claim))).toEqual([]);
});

test.each(Object.entries({ ...LISTING, ...PRIVACY }))('%s', (_, evidence) => {
  expect(evidence.length).toBeGreaterThan(0);
  for (const [file, text] of evidence) expect(readFileSync(file, 'utf8')).toContain(text);
});

test('nothing shipped uses what the privacy policy excludes', () => {
  const excluded =
    /document\.cookie|\bcookies\.\w+\(|storage\.sync\b|\bidentity\.\w+\(|navigator\.geolocation|sendBeacon/;
  expect(
    readShipped()
      .filter(({ text }) => excluded.test(text))
      .map(({ path }) => path),
  ).toEqual([]);
});
