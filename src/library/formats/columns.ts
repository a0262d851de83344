import { type Columns, OPTIONAL_ROLES, type OptionalRole } from '../../model/file-format.ts';
import { guessColumns } from './guess-columns.ts';

export interface RecognisedColumns {
  columns: Columns;
  /** Whether the first row names the columns and holds no card. */
  hasHeader: boolean;
  /** False when the columns were guessed. */
  isSure: boolean;
}

export type Role = 'word' | 'meanings' | OptionalRole;

export const isOptional = (role: Role | undefined): role is OptionalRole =>
  role !== undefined && role !== 'word' && role !== 'meanings';

/** Names that people and programs give to columns, in lower case, in the languages of the interface. */
const NAMES: Record<Role, readonly string[]> = {
  rank: split(
    'rank, rang, rango, nr, nr., no, no., number, index, #, frequency rank, id, номер, 順位, 番号, 序号, رقم',
  ),
  word: split(
    'word, words, vocab, vocable, vocables, singular, front, term, lemma, expression, vocabulary, question, wort, wörter, vokabel, vokabeln, nomen, begriff, ausdruck, expresión, término, terme, vocabulario, vocabulaire, vocabulário, termo, expressão, palabra, mot, headword, palavra, слово, слова, термин, infinitive, infinitiv, infinitivo, infinitif, base form, grundform, verb, verbs, verben, verbo, verbe, инфинитив, 単語, 语词, 单词, 词语, كلمة, مفردة',
  ),
  meanings: split(
    'meaning, meanings, back, definition, definitions, translation, translations, english, gloss, glosses, answer, hint, bedeutung, bedeutungen, übersetzungen, übersetzung, significado, traducción, traduction, tradução, значение, перевод, 意味, 訳, 意思, 释义, 翻译, معنى, ترجمة',
  ),
  forms: split('forms, form, inflections, inflected forms, formen, formas, formes, формы, 活用形, 词形, صيغ'),
  reading: split(
    'reading, readings, pronunciation, kana, furigana, hiragana, pinyin, ipa, transcription, lesung, aussprache, lautschrift, lectura, pronunciación, lecture, prononciation, leitura, pronúncia, чтение, произношение, транскрипция, 読み, 読み方, よみ, 发音, 读音, 拼音, نطق, قراءة',
  ),
  classes: split(
    'classes, class, word class, part of speech, pos, wortart, clase, categoría, categoría gramatical, classe, nature, catégorie, classe gramatical, часть речи, 品詞, 词性, نوع الكلمة, قسم الكلام',
  ),
  genders: split(
    'genders, gender, article, genus, geschlecht, artikel, art, art., der/die/das, el/la, le/la, género, artículo, genre, gênero, artigo, род, артикль, 性, 冠詞, 冠词, جنس, أداة التعريف',
  ),
  parts: split(
    'parts, plural, plurals, pl, pl., pluralform, plural form, principal parts, stammformen, past, past simple, simple past, past tense, preterite, past participle, participle, präteritum, imperfekt, perfekt, partizip, partizip ii, partizip perfekt, präsens, present, pretérito, participio, passé composé, participe passé, genitiv, genitive, mehrzahl, plurales, pluriel, plurais, мн. число, множественное число, 複数形, 複数, 复数, جمع',
  ),
  examples: split(
    'examples, example, example sentence, sentence, context, fragment, beispiel, beispiele, beispielsatz, ejemplo, ejemplos, exemple, exemples, exemplo, exemplos, пример, примеры, 例文, 例, 例句, مثال, أمثلة',
  ),
};

function split(names: string): readonly string[] {
  return names.split(', ');
}

/** Longest name of a column, in UTF-16 code units. */
const LONGEST_NAME = 200;

/** Whether a cell may name its column. Patterns for names take seconds for a long text of brackets. */
export const isShortName = (cell: string): boolean => cell.length <= LONGEST_NAME;

/** Finds what a column holds by its name. */
export function findRole(cell: string): Role | undefined {
  if (!isShortName(cell)) return undefined;
  const name = cell.trim().normalize('NFC').toLowerCase();
  // "Meaning 2", "translation_1"
  const bare = name.replace(/[\s_-]*\d+$/, '');
  const roles = Object.keys(NAMES) as Role[];
  return roles.find((role) => NAMES[role].includes(name) || NAMES[role].includes(bare));
}

/** Content and language of a column, by a name such as "word (de)", "Wort [Deutsch]", "meaning_en" or "German word". */
export interface NamedColumn {
  role: Role;
  /** As written: a name or a code, or another word. */
  language: string;
}

/** Splits the name of a column that says more than what it holds. */
export function splitColumnName(cell: string): NamedColumn | undefined {
  if (!isShortName(cell)) return undefined;
  const [, outer = '', inner = ''] = /^(.*?)\s*[([](.+)[)\]]$/.exec(cell.trim()) ?? [];
  const words = cell.trim().split(/[\s_:/–—-]+/);
  const parts = [[outer, inner] as const];
  if (words.length === 2) parts.push([words[0] ?? '', words[1] ?? ''], [words[1] ?? '', words[0] ?? '']);
  for (const [name, language] of parts) {
    const role = findRole(name);
    if (role !== undefined && language !== '') return { role, language };
  }
  return undefined;
}

/**
 * Finds the columns of a table: by the names in its first row, otherwise from the content of the first rows.
 *
 * @param rows - The first rows without blank ones.
 */
export function recogniseColumns(rows: readonly (readonly string[])[]): RecognisedColumns {
  const roles = findRoles(rows[0] ?? []);
  const findIndexes = (role: Role) => roles.flatMap((candidate, index) => (candidate === role ? [index] : []));
  const [word] = findIndexes('word');
  const meanings = findIndexes('meanings');
  if (word !== undefined && meanings.length > 0) {
    const others = OPTIONAL_ROLES.flatMap((role) =>
      findIndexes(role)
        .slice(0, 1)
        .map((index) => [role, index]),
    );
    const [, ...moreParts] = findIndexes('parts');
    const columns = {
      word,
      meanings,
      ...Object.fromEntries(others),
      ...(moreParts.length > 0 ? { moreParts } : {}),
    };
    return { columns, hasHeader: true, isSure: true };
  }
  // A cell that repeats below is a label of each row.
  const isRepeated = (index: number) => rows.slice(1).some((row) => row[index] === rows[0]?.[index]);
  const hasHeader = word !== undefined || (meanings.length > 0 && roles.length > 1 && !meanings.some(isRepeated));
  return { columns: guessColumns(hasHeader ? rows.slice(1) : rows, word), hasHeader, isSure: false };
}

/** The names of a header, which may say the languages, too. Only marks show that: "key word" and "back door" may be the first card. */
function findRoles(cells: readonly string[]): (Role | undefined)[] {
  const plain = cells.map(findRole);
  if (plain.includes('word') && plain.includes('meanings')) return plain;
  const full = cells.map(
    (cell, index) => plain[index] ?? (/[([_:/]/.test(cell) ? splitColumnName(cell)?.role : undefined),
  );
  return full.includes('word') && full.includes('meanings') ? full : plain;
}

/** Moves columns to other indexes. */
export function mapColumns(columns: Columns, toIndex: (index: number) => number): Columns {
  const { word, meanings, moreParts, ...others } = columns;
  const moved = Object.entries(others).map(([role, index]) => [role, toIndex(index)]);
  return {
    word: toIndex(word),
    meanings: meanings.map(toIndex),
    ...Object.fromEntries(moved),
    ...(moreParts && { moreParts: moreParts.map(toIndex) }),
  };
}
