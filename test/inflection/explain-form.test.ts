import { describe, expect, test } from 'vitest';
import { readTableFile } from '../../scripts/inflection-tables.ts';
import { loadInflection } from '../../scripts/inflections.ts';
import { LANGUAGES_FOLDER } from '../../scripts/language-lists.ts';
import { readTable, splitRule } from '../../src/inflection/table.ts';

const LANGUAGES = ['deu', 'eng', 'fra', 'ita', 'jpn', 'nld', 'por', 'rus', 'spa', 'swe', 'tur'];

const inflections = new Map(
  await Promise.all(LANGUAGES.map(async (language) => [language, await loadInflection(language)] as const)),
);
const explain = async (language: string, form: string, lemma: string, known = {}) =>
  (inflections.get(language)?.explain?.(form.toLowerCase(), lemma, known) ?? [])
    .map((names) => names.join(' '))
    .join(' / ');

describe.each(LANGUAGES)('the grammar of %s', (language) => {
  const table = readTable(readTableFile(`${LANGUAGES_FOLDER}/${language}/inflection.txt`));
  const lines = table.sections.filter(({ kind }) => kind === 'grammar').flatMap((section) => section.lines);

  test('names each example as its rule does', async () => {
    const lost: string[] = [];
    for (const line of lines) {
      const { condition, example } = splitRule(line);
      const names = /\bis (?!-)([^;]+)/.exec(condition)?.[1]?.split(' / ') ?? [];
      // A rule to a principal part needs a deck's, and one without a name is a part of others.
      if (line.text.includes('→ ·past') || line.text.includes('→ ·plural')) continue;
      for (const pair of example.split(', ').filter(Boolean)) {
        const [form = '', lemma = ''] = pair.split(' = ');
        const found = await explain(language, form, lemma);
        if (found === '' || !names.every((name) => found.includes(name))) lost.push(`${line.text}: ${found}`);
      }
    }
    expect(lost).toEqual([]);
  });
});

const VERB = { classes: ['verb'] };
const NOUN = { classes: ['noun'] };

test.each<[language: string, form: string, lemma: string, known: object, expected: string]>([
  ['jpn', '食べさせられなかった', '食べる', {}, 'causative passive negative past'],
  ['jpn', '書かせられなかった', '書く', VERB, 'causative passive negative past'],
  ['jpn', '書かされた', '書く', VERB, 'causative passive past'],
  ['jpn', '行きませんでした', '行く', VERB, 'polite negative past'],
  ['jpn', '飲んでいます', '飲む', VERB, 'progressive polite'],
  ['jpn', '食べたくなかった', '食べる', VERB, 'wish negative past'],
  ['jpn', '来なければ', '来る', VERB, 'negative conditional'],
  ['jpn', '話しすぎた', '話す', VERB, 'excess past'],
  ['jpn', '取られた', '取る', VERB, 'passive past'],
  ['jpn', '高くなかった', '高い', { classes: ['adjective'] }, 'negative past'],
  ['deu', 'geht', 'gehen', VERB, 'third-singular / second-plural'],
  ['deu', 'gegangen', 'gehen', { ...VERB, parts: ['ging', 'gegangen'] }, 'past-participle'],
  ['deu', 'gingen', 'gehen', { ...VERB, parts: ['ging', 'gegangen'] }, 'past'],
  ['deu', 'gingst', 'gehen', { ...VERB, parts: ['ging', 'gegangen'] }, 'past second-singular'],
  ['deu', 'Häuser', 'Haus', { ...NOUN, parts: ['Häuser'] }, 'plural'],
  ['deu', 'Häusern', 'Haus', { ...NOUN, parts: ['Häuser'] }, 'plural dative'],
  ['deu', 'Hauses', 'Haus', { ...NOUN, parts: ['Häuser'] }, 'genitive'],
  ['deu', 'Autos', 'Auto', { ...NOUN, parts: ['Autos'] }, 'plural / genitive'],
  ['deu', 'schöne', 'schön', { classes: ['adjective'] }, ''],
  ['deu', 'Wochen', 'Woche', NOUN, ''],
  ['eng', 'walks', 'walk', { classes: ['verb', 'noun'] }, 'plural / third-singular'],
  ['eng', 'walks', 'walk', VERB, 'third-singular'],
  ['eng', 'went', 'go', { ...VERB, parts: ['went', 'gone'] }, 'past'],
  ['eng', 'kept', 'keep', { ...VERB, parts: ['kept'] }, 'past / past-participle'],
  ['eng', 'children', 'child', { ...NOUN, parts: ['children'] }, 'plural'],
  ['eng', 'buyer', 'buy', VERB, ''],
  ['spa', 'fue', 'ser', VERB, ''],
  ['spa', 'hablaron', 'hablar', VERB, 'preterite third-plural'],
  ['spa', 'casas', 'casa', NOUN, 'plural'],
  ['spa', 'casas', 'casar', VERB, 'second-singular'],
  ['fra', 'parle', 'parler', VERB, 'first-singular / third-singular'],
  ['rus', 'книги', 'книга', NOUN, 'genitive / plural'],
  ['swe', 'böckerna', 'bok', { ...NOUN, parts: ['böcker'] }, 'plural definite'],
  ['tur', 'evlerden', 'ev', NOUN, 'plural ablative'],
])('explains in %s that %s is of %s', async (language, form, lemma, known, expected) => {
  expect(await explain(language, form, lemma, known)).toBe(expected);
});
