import { explainForm } from './explain-form.ts';
import { parseHomographs } from './homographs.ts';
import type { Endings, Grammar, InflectionCode, InflectionRules, LetterChange, PartNames } from './inflection.ts';
import { toJamo } from './jamo.ts';
import { createNames, type Names } from './names.ts';
import { type Context, parseFormNames, parseRespellings, parseRule, readConditions, toPattern } from './rules.ts';
import { fail, type Line, readTable, type Section, splitCells, splitEntry, splitRule, type Table } from './table.ts';
import { parseVerbPlaces } from './verb-places.ts';

/**
 * Compiles the table of one language, whose notation `docs/inflection.md` describes.
 *
 * @param text - The table, with or without its comments and examples.
 * @throws {Error} For a line that is not in the notation.
 */
export function compileTable(text: string, code: InflectionCode = {}): InflectionRules {
  const table = readTable(text);
  const names = createNames(table.definitions);
  const settings = new Map(linesOf(table, 'language').map(splitEntry));
  // A letter may have another spelling in several positions, but a word has only one beginning.
  const spellings = compileRespellings(linesOf(table, 'spellings'), names, 'gu');
  const beginnings = compileRespellings(linesOf(table, 'beginnings'), names, 'u');
  const irregular = compileIrregular(table, names);
  const opposites = settings.get('opposites')?.split(' ') ?? [];
  const compileRules = (kind: 'derivations' | 'endings') =>
    compileLines(kind, table).flatMap(({ rules }) => rules.map((rule) => markOpposite(rule, opposites)));
  const derivations = compileRules('derivations');
  const notDerived = linesOf(table, 'not derived').flatMap(({ text }) => text.split(' '));
  const endings = compileRules('endings');
  const grammar: Grammar = {
    rules: compileGrammar(table, names),
    parts: compileParts(settings, table),
    isOfLetters: settings.get('letters') === 'apart',
  };
  const marks = settings.get('marks');
  const keyboard = settings.get('keyboard');
  const finals = settings.get('finals');
  const inflection: InflectionRules = {
    ...compilePlaces(table, names),
    ...(keyboard !== undefined && { spellings: compileKeyboard(keyboard) }),
    ...(spellings.length > 0 && { spellings: (key: string) => spellings.map((change) => key.replace(...change)) }),
    ...((marks === 'differ' || marks === 'left out') && { marks }),
    ...(finals !== undefined && {
      finals: parsePairs(finals),
    }),
    ...(irregular && { irregular }),
    ...(beginnings.length > 0 && { beginnings }),
    ...(derivations.length > 0 && { derivations }),
    ...(notDerived.length > 0 && { notDerived }),
    ...(endings.length > 0 && { endings }),
    ...(grammar.rules.length > 0 && { explain: (form, word, known) => explainForm(form, word, known, grammar) }),
    ...code,
  };
  return grammar.isOfLetters ? toJamo(inflection) : inflection;
}

/** @param opposites - Prefixes that make the opposite of a word. */
const markOpposite = (rule: Endings, opposites: readonly string[]): Endings =>
  rule.prefix !== undefined && opposites.includes(rule.prefix) ? { ...rule, isOpposite: true } : rule;

/** Evidence of the words around a word about its cards, from the sections `verb places` and `homographs`. */
function compilePlaces(table: Table, names: Names): Pick<InflectionRules, 'readPlace' | 'findMeant' | 'sharedForms'> {
  const places = linesOf(table, 'verb places');
  const lines = linesOf(table, 'homographs');
  if (places.length === 0 && lines.length === 0) return {};
  const readVerbPlace = parseVerbPlaces(places, names.expandPattern);
  const { forms, findMeant } = parseHomographs(lines, names);
  return {
    readPlace: (place) => ({ ...readVerbPlace(place), meant: findMeant(place) }),
    ...(forms.size > 0 && { sharedForms: forms, findMeant }),
  };
}

const linesOf = ({ sections }: Table, kind: Section['kind']) =>
  sections.filter((section) => section.kind === kind).flatMap(({ lines }) => lines);

/**
 * Compiles letters that a keyboard may not have: with `ae→ä oe→ö`, `schoen` is `schön`. All are replaced at once, as writers do it throughout, but not in
 * `aue` or `eue`.
 */
function compileKeyboard(pairs: string): (key: string) => readonly string[] {
  const letters = parsePairs(pairs);
  const written = new RegExp(`(?<![aeq])(?:${[...letters.keys()].join('|')})`, 'gu');
  return (key) => [key.replace(written, (pair) => letters.get(pair) ?? pair)];
}

/** Compiles lines such as `^([bcd])h→$1 | bhean = bean`. */
const compileRespellings = (lines: readonly Line[], names: Names, flags: string): LetterChange[] =>
  lines.flatMap((line) => parseRespellings(splitCells(line)[0] ?? '', names, flags));

/** By word, its forms, as `InflectionRules.irregular` has them. A word may have several lines. */
function compileIrregular(table: Table, names: Names): InflectionRules['irregular'] {
  const irregular = new Map<string, string>();
  for (const { line } of listRuleLines(linesOf(table, 'irregular'), table)) {
    const { left, right } = splitRule(line);
    const forms = names.expandList(left);
    for (const word of right.split(' ')) irregular.set(word, [irregular.get(word) ?? [], ...forms].flat().join(' '));
  }
  return irregular.size > 0 ? Object.fromEntries(irregular) : undefined;
}

/** All rules that name the grammar of a form: those of the section `grammar`, and others that have a name. */
function compileGrammar(table: Table, names: Names): Endings[] {
  const irregular = listRuleLines(linesOf(table, 'irregular'), table).flatMap(({ line }) => {
    const { left, right, condition } = splitRule(line);
    const name = readConditions(condition, line).get('is');
    if (name === undefined) return [];
    const formNames = parseFormNames(name, line);
    return names.expandList(left).map(
      (form): Endings => ({
        endings: [form],
        instead: right.split(' '),
        isWhole: true,
        names: formNames,
      }),
    );
  });
  const named = compileLines('endings', table).flatMap(({ rules }) => rules.filter((rule) => rule.names));
  return [...compileLines('grammar', table).flatMap(({ rules }) => rules), ...irregular, ...named];
}

/** Reads the settings `verb parts` and `noun parts`. */
function compileParts(settings: ReadonlyMap<string, string>, table: Table): PartNames {
  const [line] = linesOf(table, 'language');
  const read = (key: string) => {
    const value = settings.get(key);
    return value === undefined || !line ? undefined : parseFormNames(value, line)[0];
  };
  const [verb, noun] = [read('verb parts'), read('noun parts')];
  return { ...(verb && { verb }), ...(noun && { noun }) };
}

/** Lines of rules, in which `repeat verbs | prefix ne` is replaced by the lines of the section `verbs`. */
function listRuleLines(lines: readonly Line[], { sections }: Table): { line: Line; prefix?: string }[] {
  return lines.flatMap((line) => {
    const [, name, prefix] = /^repeat ([^ |]+)(?: \| prefix (\S+))?$/u.exec(line.text) ?? [];
    if (name === undefined) return [{ line }];
    const section = sections.find((other) => other.name === name);
    if (!section) throw fail(line, 'the name of a section');
    return section.lines.map((repeated) => ({ line: repeated, ...(prefix !== undefined && { prefix }) }));
  });
}

/** A line of rules, and the rules that it stands for. */
export interface CompiledLine {
  line: Line;
  rules: readonly Endings[];
  /** Of a line that is repeated with a prefix. */
  prefix?: string;
}

/** Compiles all sections of one kind. A section that uses a name with two variants is compiled with the first, and again with the second. */
export function compileLines(kind: 'endings' | 'derivations' | 'grammar', table: Table): CompiledLine[] {
  const shared = readShared(table);
  const compile = (section: Section, names: Names): CompiledLine[] =>
    listRuleLines(section.lines, table).map(({ line, ...changed }) => ({
      line,
      ...changed,
      rules: parseRule(line, { names, ...shared }).map((rule) => ({ ...rule, ...changed })),
    }));
  return table.sections
    .filter((section) => section.kind === kind)
    .flatMap((section) => {
      const names = createNames(table.definitions);
      const lines = compile(section, names);
      return names.hasVariants() ? [...lines, ...compile(section, createNames(table.definitions, 1))] : lines;
    });
}

function readShared(table: Table): Omit<Context, 'names'> {
  const settings = linesOf(table, 'language').map(splitEntry);
  const classes = settings.filter(([key]) => key.startsWith('class '));
  return {
    classes: new Map(classes.map(([key, pattern]) => [key.slice('class '.length), toPattern(pattern)])),
    accents: parsePairs(new Map(settings).get('accents') ?? ''),
  };
}

/** Parses `a→á e→é`. */
const parsePairs = (pairs: string): ReadonlyMap<string, string> =>
  new Map(pairs.split(' ').map((pair) => pair.split('→') as [string, string]));
