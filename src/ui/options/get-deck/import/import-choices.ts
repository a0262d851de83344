import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { AppError } from '../../../../app-error.ts';
import { isDictionaryFormat } from '../../../../model/file-format.ts';
import type { LanguageReference } from '../../../../model/language.ts';
import { MAX_NAME_LENGTH } from '../../../../model/limits.ts';
import { type DeckSummary, isOfFacts } from '../../../../model/source.ts';
import type { FileFacts } from './file-import.ts';
import type { ChosenFile } from './preview-file.ts';

/** Dates and versions that editions of one dictionary have in their names: `[2026-06-30]`, `v2.1`, `(2026)`, `rev. 3`. */
const EDITION =
  /[\s._-]*[([]?\b(?:(?:19|20)\d\d(?:[-._/]?\d\d){0,2}|v(?:er(?:sion)?)?\.?\s?\d+(?:\.\d+)*|rev(?:ision)?\.?\s?\d+|\d+(?:\.\d+){1,3})\b[)\]]?/gi;

/** The name of a dictionary without its edition. */
export const toBareName = (name: string) => {
  const bare = name
    .replace(/\.\w{1,5}$/, '')
    .replace(EDITION, '')
    .trim()
    .toLowerCase();
  return bare === '' ? name : bare;
};

/**
 * Finds the source that a file of this name is a newer edition of: one of the same name. A dictionary may differ in its date or version; lists of
 * two dates are two lists.
 */
function findEarlierEdition(
  name: string | undefined,
  versions: readonly DeckSummary[],
  isDictionary: boolean,
): string | undefined {
  if (name === undefined) return undefined;
  const named = versions.flatMap(({ id, origin }) => (origin.kind === 'file' ? [{ id, name: origin.name }] : []));
  const same = named.find((version) => version.name === name);
  const [bare, ...more] = named.filter((version) => toBareName(version.name) === toBareName(name));
  return same?.id ?? (isDictionary && more.length === 0 ? bare?.id : undefined);
}

/** The purpose of a file: study and look-ups, or look-ups only. */
export type FileUse = 'study' | 'look-up';

/** The choices for a file, each with a default that follows from the file and from the library. */
export interface ImportChoices {
  languages: LanguageReference[];
  from: Signal<string | undefined>;
  to: Signal<string | undefined>;
  /** The main source of the chosen pair. */
  main: ReadonlySignal<DeckSummary | undefined>;
  /** File sources of the pair, one of which the file may replace. */
  versions: ReadonlySignal<DeckSummary[]>;
  /** Id of the source to replace; undefined: the file becomes a new source. */
  replaces: ReadonlySignal<string | undefined>;
  /** Whether the file becomes a list to study or a dictionary. */
  use: ReadonlySignal<FileUse>;
  /** Reason why the import cannot start. */
  missing: ReadonlySignal<'from' | 'to' | 'other-language' | 'columns' | 'file' | undefined>;
  chooseReplaced(id: string | undefined): void;
  chooseUse(use: FileUse): void;
  /** Returns the use and the source to replace to their defaults. */
  reset(): void;
  /** The chosen languages under the file's own names; undefined while one is missing. */
  findPair(): { from: LanguageReference; to: LanguageReference } | undefined;
}

/** People do not study word by word what is longer than this and than their deck. */
const LONGEST_LIST = 5_000;

interface ImportChoicesParts {
  languages: LanguageReference[];
  /** All sources of the library. */
  sources: ReadonlySignal<readonly DeckSummary[]>;
  /** The chosen file, and its content once it is read. */
  chosen: ReadonlySignal<File | undefined>;
  content: ReadonlySignal<ChosenFile | undefined>;
  problem: ReadonlySignal<AppError | undefined>;
}

/** A dictionary is called by its title, so that a newer edition of another file name replaces it. */
export function toFacts(content: ChosenFile | undefined, fileName: string): FileFacts | undefined {
  const format = content?.file.format;
  if (!isDictionaryFormat(format)) return undefined;
  const { title, credit, isRanked } = format;
  return {
    name: `${title ?? fileName.replace(/\.\w+$/, '')}.zip`,
    ...(credit === '' ? {} : { credit }),
    ...(isRanked ? { isRanked } : {}),
    ...(content?.facts && { facts: content.facts }),
    ...(title === undefined ? {} : { file: fileName.slice(-MAX_NAME_LENGTH) }),
  };
}

export function createImportChoices(parts: ImportChoicesParts): ImportChoices {
  const { languages, sources, chosen, content, problem } = parts;
  const from = signal<string | undefined>(undefined);
  const to = signal<string | undefined>(undefined);
  /** The source that the learner chose to replace, if any. */
  const wanted = signal<{ id: string | undefined } | undefined>(undefined);
  /** The learner's choice of a use. */
  const chosenUse = signal<FileUse | undefined>(undefined);

  const isFacts = () => content.value?.facts !== undefined;
  const isOfPair = ({ from: a, to: b }: DeckSummary) => a.iso639_3 === from.value && b.iso639_3 === to.value;
  const main = computed(() => sources.value.find((source) => source.isMain && isOfPair(source)));
  const versions = computed(() =>
    sources.value.filter(
      (source) => source.origin.kind === 'file' && isOfPair(source) && isOfFacts(source) === isFacts(),
    ),
  );
  const replaces = computed(() => {
    const { id: said } = wanted.value ?? {};
    if (wanted.value && (said === undefined || versions.value.some(({ id }) => id === said))) return said;
    const name = (toFacts(content.value, chosen.value?.name ?? '')?.name ?? chosen.value?.name)?.slice(
      0,
      MAX_NAME_LENGTH,
    );
    return findEarlierEdition(name, versions.value, isDictionaryFormat(content.value?.file.format));
  });
  /** Words that are explained in their own language are looked up, and no meanings to study. */
  const isInOneLanguage = () => from.value !== undefined && from.value === to.value;

  /** A class list is studied, however long it is beside another one. */
  const use = computed<FileUse>(() => {
    if (isFacts()) return 'look-up';
    if (chosenUse.value) return chosenUse.value;
    const { file, cards = 0 } = content.value ?? {};
    const isLong = main.value !== undefined && cards > Math.max(main.value.cards, LONGEST_LIST);
    return file?.isDictionary || isLong || isInOneLanguage() ? 'look-up' : 'study';
  });
  const missing = computed(() => {
    if (problem.value?.code === 'deck-file-invalid') {
      return content.value?.file.format.kind === 'delimited' ? 'columns' : 'file';
    }
    if (from.value === undefined) return 'from';
    if (to.value === undefined) return 'to';
    return isInOneLanguage() && replaces.value === undefined && use.value === 'study' ? 'other-language' : undefined;
  });

  const refer = (code: string): LanguageReference => {
    const own = content.value?.file.languages;
    const known = [own?.from, own?.to, ...languages].find((language) => language?.iso639_3 === code);
    return known ?? { iso639_3: code, name: code };
  };

  return {
    languages,
    from,
    to,
    main,
    versions,
    replaces,
    use,
    missing,
    chooseReplaced(id) {
      wanted.value = { id };
    },
    chooseUse(value) {
      chosenUse.value = value;
    },
    reset() {
      wanted.value = undefined;
      chosenUse.value = undefined;
    },
    findPair() {
      if (from.value === undefined || to.value === undefined) return undefined;
      return { from: refer(from.value), to: refer(to.value) };
    },
  };
}
