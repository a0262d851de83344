import { expect, test } from 'vitest';
import { parseTranslatedArticle } from '../../read/jmdict-translations.ts';

test('an article has spellings, the class of a verb, and numbered senses without genders', () => {
  const article =
    ' [ichi1]  ずれる /zɯᵝ/, ズレる /zɯᵝ/\n(Ichidan verb)\n (intransitive verb)\n(1) sich verschieben, verrutschen, (2) abweichen';
  expect(parseTranslatedArticle(article)).toEqual({
    words: ['ずれる', 'ズレる'],
    pos: 'v',
    senses: [
      { translations: ['sich verschieben', 'verrutschen'], weight: 1 },
      { translations: ['abweichen'], weight: 1 },
    ],
  });
});

test('a noun may be a verb as well, so it has no class', () => {
  const article =
    'チョイス /tɕo̞/\n(noun (common) (futsuumeishi))\n (noun or participle which takes the aux. verb suru)\n(f) Wahl, (f) Wahlmöglichkeit';
  expect(parseTranslatedArticle(article)).toEqual({
    words: ['チョイス'],
    pos: '',
    senses: [{ translations: ['Wahl', 'Wahlmöglichkeit'], weight: 1 }],
  });
});

test('a note that is glued to the first meaning is taken off, and an article with an unknown one is left out', () => {
  const start = 'カレー /k/\n(noun (common) (futsuumeishi))\n\n         Note: ';
  expect(parseTranslatedArticle(`${start}word usually written using kana alonecurry`)?.senses).toEqual([
    { translations: ['curry'], weight: 1 },
  ]);
  expect(parseTranslatedArticle(`${start}some other remarkcurry`)).toBeUndefined();
});

test('what stands in brackets is no meaning', () => {
  const article = '[gai1] コイン /k/\n(noun (common) (futsuumeishi))\nмонета (en: coin)';
  expect(parseTranslatedArticle(article)?.senses[0]?.translations).toEqual(['монета']);
  expect(
    parseTranslatedArticle('バッター /b/\n(noun (common) (futsuumeishi))\n [baseball term] Schlagmann')?.senses,
  ).toEqual([{ translations: ['Schlagmann'], weight: 1 }]);
});
