import { createMemoMap } from '../async/memo.ts';
import { createQueue } from '../async/queue.ts';
import { findSpokenForm, type LookupEntry } from '../model/lookup.ts';
import { type PairId, toLanguagePair } from '../model/pair.ts';
import { getPrivateStorage, listCollections } from './collections.ts';
import { findTakes, type OpenCollection, openCollections, type WantedRecording } from './find-recordings.ts';
import { isSlowPress, SLOW_RATE } from './play-take.ts';

/** A word whose sound is wanted on a card of a web page. */
export interface WantedSound {
  pair: PairId;
  /** Its spellings, best first. */
  words: readonly string[];
  /** The form on the page, if that is wanted. */
  form?: string | undefined;
  /** How the word is read. */
  reading?: string | undefined;
  /** Whether a voice can say the form without a recording of it. */
  hasVoice: boolean;
}

/** Plays one recording at a time. */
export interface Player {
  /** Plays a recording instead of the one that is played. @returns Whether the browser can play it, once it has begun. */
  play(take: Blob, rate: number): Promise<boolean>;
  stop(): void;
}

/** The recordings, as the background reads and plays them for cards on web pages. */
export interface Sound {
  /** @returns ISO 639-3 codes. */
  listLanguages(): Promise<string[]>;
  /** Marks the entries that have a recording. @param languages - Those with recordings. */
  markRecorded(entries: readonly LookupEntry[], languages: readonly string[]): Promise<LookupEntry[]>;
  /** Plays a recording. It stops another one in any case. @returns Whether there is one, once it has begun. */
  play(wanted: WantedSound): Promise<boolean>;
  /** Collections were added or removed. */
  forget(): void;
}

/** A word that is pressed again within this time is repeated: slowly, and then in the next recording. */
const REPEAT_MS = 30_000;

interface SoundParts {
  player: Player;
  now(): number;
  getStorage?: typeof getPrivateStorage;
}

export function createSound({ player, now, getStorage = getPrivateStorage }: SoundParts): Sound {
  const inTurn = createQueue();
  const opened = createMemoMap<string, OpenCollection[]>();
  /** The word that was pressed last, and how often in each of its forms. */
  let pressed = { word: '', at: 0, counts: new Map<string, number>() };

  async function find(wanted: WantedRecording): Promise<Blob[]> {
    const { language } = wanted;
    try {
      return await findTakes(await opened.get(language, () => openCollections(language, getStorage)), wanted);
    } catch {
      // A collection was just removed, or a private window has none.
      opened.forget();
      return [];
    }
  }

  /** @returns Number of the press, from 1. */
  function countPress(word: string, form: string): number {
    const at = now();
    if (pressed.word !== word || at - pressed.at > REPEAT_MS) pressed = { word, at, counts: new Map() };
    const count = (pressed.counts.get(form) ?? 0) + 1;
    pressed.at = at;
    pressed.counts.set(form, count);
    return count;
  }

  async function play({ pair, words, form = '', reading, hasVoice }: WantedSound): Promise<boolean> {
    const language = toLanguagePair(pair).from;
    const ofForm = form === '' ? [] : await find({ language, words: [form] });
    const isForm = ofForm.length > 0;
    const takes = isForm || (form !== '' && hasVoice) ? ofForm : await find({ language, words, reading });
    if (takes.length === 0) {
      player.stop();
      return false;
    }
    const presses = countPress(`${pair} ${words[0]}`, isForm ? form : '');
    const take = takes[((presses - 1) >> 1) % takes.length] as Blob;
    return player.play(take, isSlowPress(presses) ? SLOW_RATE : 1);
  }

  return {
    async listLanguages() {
      return [...new Set((await listCollections(getStorage)).map(({ language }) => language))];
    },
    markRecorded: (entries, languages) =>
      Promise.all(
        entries.map(async (entry) => {
          const { pair, word, headword = word, reading } = entry;
          const language = toLanguagePair(pair).from;
          if (!languages.includes(language)) return entry;
          const form = findSpokenForm(entry);
          const isRecorded =
            (await find({ language, words: [headword, word], reading })).length > 0 ||
            (form !== undefined && (await find({ language, words: [form] })).length > 0);
          return isRecorded ? { ...entry, isRecorded } : entry;
        }),
      ),
    play: (wanted) => inTurn(() => play(wanted)),
    forget: opened.forget,
  };
}
