import { createMemo } from '../../src/async/memo.ts';
import type { LookupResult } from '../../src/model/lookup.ts';
import { toLanguagePair } from '../../src/model/pair.ts';
import type { Sound } from '../../src/recordings/sound.ts';
import type { LookupStore } from '../../src/store/lookup-store.ts';
import { readRecorded } from '../../src/store/study/recorded.ts';
import { loadScript } from './load-script.ts';

export const SOUND_SCRIPT = '/sound.js';

/** Where that script leaves it. */
const scope = globalThis as typeof globalThis & { waywordSound?: Sound };

export function offerSound(sound: Sound): void {
  scope.waywordSound = sound;
}

/** The recordings, in a script that is loaded only for learners who have some. */
export interface LateSound {
  /** @throws {Error} If the browser does not load the script. */
  load(): Promise<Sound>;
  /** Marks the entries that have a recording. @returns The same entries if that is late or impossible. */
  addRecordings(result: LookupResult): Promise<LookupResult>;
  /** Recordings were added or removed. */
  forget(): void;
}

/** A card waits no longer for the files of recordings, which are read in some 10 ms. */
const LATEST_MS = 300;

export function createLateSound(store: LookupStore): LateSound {
  const recorded = createMemo(() => readRecorded(store));

  async function load(): Promise<Sound> {
    if (!scope.waywordSound) await loadScript(SOUND_SCRIPT);
    return scope.waywordSound as Sound;
  }

  async function mark(result: LookupResult): Promise<LookupResult> {
    const languages = await recorded.get();
    if (!result.entries.some(({ pair }) => languages.includes(toLanguagePair(pair).from))) return result;
    return { ...result, entries: await (await load()).markRecorded(result.entries, languages) };
  }

  return {
    load,
    addRecordings(result) {
      const late = new Promise<LookupResult>((resolve) => setTimeout(() => resolve(result), LATEST_MS));
      return Promise.race([mark(result).catch(() => result), late]);
    },
    forget() {
      recorded.forget();
      scope.waywordSound?.forget();
    },
  };
}
