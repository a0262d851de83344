import { describe, expect, test } from 'vitest';
import { showArticle } from '../../src/languages/show-article.ts';
import type { Gender, WordGrammar } from '../../src/model/card.ts';

const GENDERS: Record<string, Gender> = { m: 'masculine', f: 'feminine', n: 'neuter', c: 'common' };

/** "das Haus", or "Haus (n)" where the gender is named; both where both are shown. */
function describeShown(
  word: string,
  letters: string,
  language: string,
  classes: WordGrammar['classes'] = ['noun'],
): string {
  const grammar = { classes, genders: [...letters].flatMap((letter) => GENDERS[letter] ?? []) };
  const { article = '', genders = [] } = showArticle(grammar, word, language);
  const named = genders.map((gender) => gender[0]).join('');
  return `${article}${word}${named === '' ? '' : ` (${named})`}`;
}

describe('a noun is shown with the article of its gender', () => {
  test.each([
    ['deu', 'm', 'Baum', 'der Baum'],
    ['deu', 'f', 'Frau', 'die Frau'],
    ['deu', 'n', 'Haus', 'das Haus'],
    ['deu', 'mf', 'See', 'der/die See'],
    ['deu', 'n', 'das Haus', 'das Haus'],
    ['deu', 'f', 'dienstag', 'die dienstag'],
    ['deu', 'n', 'ein Auto', 'ein Auto'],
    ['fra', 'f', 'maison', 'la maison'],
    ['fra', 'm', 'ami', 'l’ami (m)'],
    ['fra', 'f', 'école', 'l’école (f)'],
    ['fra', 'm', 'œil', 'l’œil (m)'],
    ['fra', 'm', 'héros', 'héros (m)'],
    ['fra', 'm', 'yaourt', 'le yaourt'],
    ['fra', 'm', "l'ami", "l'ami"],
    ['spa', 'f', 'casa', 'la casa'],
    ['spa', 'f', 'agua', 'el agua (f)'],
    ['spa', 'f', 'águila', 'el águila (f)'],
    ['spa', 'f', 'hacha', 'el hacha (f)'],
    ['spa', 'f', 'aula', 'el aula (f)'],
    ['spa', 'f', 'amiga', 'la amiga'],
    ['spa', 'f', 'aorta', 'la aorta'],
    ['spa', 'f', 'alegría', 'la alegría'],
    ['spa', 'f', 'actitud', 'la actitud'],
    ['spa', 'm', 'año', 'el año'],
    ['spa', 'mf', 'estudiante', 'el/la estudiante'],
    ['ita', 'm', 'libro', 'il libro'],
    ['ita', 'm', 'studente', 'lo studente'],
    ['ita', 'm', 'zio', 'lo zio'],
    ['ita', 'm', 'psicologo', 'lo psicologo'],
    ['ita', 'm', 'iodio', 'lo iodio'],
    ['ita', 'm', 'sole', 'il sole'],
    ['ita', 'f', 'stazione', 'la stazione'],
    ['ita', 'f', 'isola', 'l’isola (f)'],
    ['ita', 'm', 'hotel', 'l’hotel (m)'],
    ['por', 'm', 'livro', 'o livro'],
    ['por', 'f', 'água', 'a água'],
    ['nld', 'c', 'man', 'de man'],
    ['nld', 'mf', 'man', 'de man'],
    ['nld', 'n', 'huis', 'het huis'],
    ['swe', 'c', 'bil', 'en bil'],
    ['swe', 'n', 'hus', 'ett hus'],
    ['pol', 'm', 'dom', 'dom (m)'],
    ['rus', 'n', 'окно', 'окно (n)'],
    ['eng', '', 'house', 'house'],
  ])('%s %s %s: %s', (language, letters, word, shown) => {
    expect(describeShown(word, letters, language)).toBe(shown);
  });

  test('a name has none', () => {
    expect(describeShown('Spanien', 'n', 'deu', ['name'])).toBe('Spanien (n)');
  });
});
