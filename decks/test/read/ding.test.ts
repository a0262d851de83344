import { describe, expect, test } from 'vitest';
import { readDing } from '../../read/ding.ts';
import { invertEntries } from '../../read/invert.ts';

const LINES = `# comment
Kiste {f}; Truhe {f} | Kisten {pl}; Truhen {pl} | Holzkiste {f} | in die Kiste :: box; chest | boxes; chests | wooden box | into the box
Kiste {f} [aviat.] :: crate
etw. packen {vt} | packend :: to pack sth. | packing
flink {adj} (Tier) :: nimble
Fluß {m} [alt]; Fluss {m} :: river
Joghurt {m} {n}; Angestellte {m,f} :: yoghurt; employee
`;

describe('readDing', () => {
  const { entries, genders, plurals } = readDing(LINES);
  const find = (word: string) => entries.find((entry) => entry.word === word);

  test('reads synonyms as separate words, each with all translations', () => {
    expect(find('Kiste')).toMatchObject({ pos: 'n' });
    expect(find('Truhe')?.senses[0]?.translations).toEqual(['box', 'chest']);
  });

  test('reads the genders of nouns by their own marks', () => {
    const found = [...genders].map(([word, marks]) => `${word} ${[...marks].join('')}`);
    expect(found).toEqual(['Kiste f', 'Truhe f', 'Holzkiste f', 'Fluss m', 'Joghurt mn', 'Angestellte mf']);
  });

  test('puts a sense with a subject label after a plain one', () => {
    expect(find('Kiste')?.senses.map(({ translations }) => translations[0])).toEqual(['box', 'crate']);
    expect(find('Kiste')?.senses[1]?.weight).toBeLessThan(0.6);
  });

  test('reads a later column only if it has its own class', () => {
    expect(find('Holzkiste')?.senses[0]?.translations).toEqual(['wooden box']);
    expect(find('packend')).toBeUndefined();
  });

  test('drops placeholders on both sides', () => {
    expect(find('packen')).toMatchObject({ pos: 'v', senses: [{ translations: ['to pack'] }] });
  });

  test('leaves out spellings from before the reform', () => {
    expect(find('Fluß')).toBeUndefined();
    expect(find('Fluss')?.senses[0]?.translations).toEqual(['river']);
  });

  test('keeps plurals by singular', () => {
    expect(plurals.get('Truhe')).toEqual(['Truhen']);
  });

  test('reads backwards when it is inverted', () => {
    const box = invertEntries(entries).find(({ word }) => word === 'box');
    expect(box?.senses.map(({ translations }) => translations[0])).toEqual(['Kiste', 'Truhe']);
  });
});
