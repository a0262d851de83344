import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { toAppError } from '../../../app-error.ts';
import type { Send } from '../../../messaging/client.ts';
import type { DeckLicence, DeckSource } from '../../../model/deck.ts';
import type { ErrorCode } from '../../../model/error-code.ts';
import type { LanguageReference } from '../../../model/language.ts';
import type { PairId } from '../../../model/pair.ts';
import { compareByName } from '../../shared/written-language.ts';

/** Sources whose names differ only in the beginning, such as the dictionaries of one project. */
export interface SourceGroup extends Omit<DeckSource, 'name'> {
  names: string[];
  /** Common end of the names; may be empty. */
  about: string;
}

/** Decks built from the same sources in the same way, under the same licence. */
export interface LicenceGroup extends Pick<DeckLicence, 'licence' | 'changes'> {
  sources: SourceGroup[];
  /** At least one, by name. */
  decks: { pair: PairId; from: LanguageReference; to: LanguageReference }[];
}

/** Licences of the starter decks. */
export interface Licences {
  /** Undefined until loaded. */
  groups: ReadonlySignal<LicenceGroup[] | undefined>;
  problem: ReadonlySignal<ErrorCode | undefined>;
  /** Loads them once. */
  load(): Promise<void>;
}

export function createLicences(send: Send): Licences {
  const licences = signal<DeckLicence[] | undefined>(undefined);
  const problem = signal<ErrorCode | undefined>(undefined);
  return {
    groups: computed(() => licences.value && groupLicences(licences.value)),
    problem,
    async load() {
      if (licences.value !== undefined) return;
      problem.value = undefined;
      try {
        licences.value = await send('deck.licences', {});
      } catch (thrown) {
        problem.value = toAppError(thrown).code;
      }
    },
  };
}

/** Groups decks with the same origin, so that common facts appear once. Groups of one deck come first. */
export function groupLicences(licences: readonly DeckLicence[]): LicenceGroup[] {
  const groups = new Map<string, LicenceGroup>();
  const sorted = [...licences].sort((a, b) => compareByName(a.from, b.from) || compareByName(a.to, b.to));
  for (const { pair, from, to, licence, sources, changes } of sorted) {
    const key = JSON.stringify([licence, sources, changes]);
    const group = groups.get(key) ?? { licence, sources: groupSources(sources), changes, decks: [] };
    group.decks.push({ pair, from, to });
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) => Number(a.decks.length > 1) - Number(b.decks.length > 1));
}

/** The origin of a source follows the first comma of its name. */
function groupSources(sources: readonly DeckSource[]): SourceGroup[] {
  const groups = new Map<string, SourceGroup>();
  for (const { name, ...facts } of sources) {
    const [head = name, ...rest] = name.split(', ');
    const about = rest.join(', ');
    const key = JSON.stringify([about, facts]);
    const group = groups.get(key) ?? { ...facts, about, names: [] };
    group.names.push(head);
    groups.set(key, group);
  }
  return [...groups.values()];
}
