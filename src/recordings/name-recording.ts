import { toLanguageCode } from '../language/language-code.ts';
import { MAX_RECORDING_WORD_LENGTH } from './limits.ts';

/** The word of a recording, and its reading if the file states one. */
export interface RecordedWord {
  word: string;
  reading?: string;
}

/** Types of audio files by the ending of their names. */
const TYPES: Readonly<Record<string, string>> = {
  aac: 'audio/aac',
  flac: 'audio/flac',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  oga: 'audio/ogg',
  ogg: 'audio/ogg',
  opus: 'audio/ogg',
  wav: 'audio/wav',
  webm: 'audio/webm',
};

/** @returns The media type of an audio file; undefined for any other file. */
export function findAudioType(path: string): string | undefined {
  return TYPES[/\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? ''];
}

const KANA = /^[\u3041-\u309F\u30A0-\u30FF]+$/;
/** Several takes of a word: `haus_1`, `haus (2)`, `Haus-3`. */
const TAKE = /(?:[ _-]\d{1,2}|\s*\(\d{1,2}\))$/;

/** Text that collections put before the word: Lingua Libre its speaker, Forvo and Wikimedia Commons the language, and where it is spoken. */
const BEFORE = [
  /^LL-Q\d+ \((?<language>\w{3})\)-[^-]+-(?=.)/u,
  /^pronunciation[ _](?<language>[a-z]{2,3})[ _](?=.)/u,
  /^(?<language>[A-Z][a-z])-(?:[a-z]{2}-)?(?=.)/u,
];

/**
 * Reads the word from the name of an audio file: `Haus.mp3`, `das Haus.ogg`, `haus_1.mp3`, `De-Haus.ogg`. Japanese files may carry the reading as
 * well, on either side: `食べる - たべる.mp3`.
 *
 * @param path - With folders, which say nothing.
 * @param language - Of the words, ISO 639-3. The names of another one are part of the word: French `En-tête.mp3`.
 * @returns undefined if the name holds no letter, or is far too long for a word.
 */
export function nameRecording(path: string, language: string): RecordedWord | undefined {
  const stem = (path.split('/').at(-1) ?? '').replace(/\.\w+$/, '').normalize('NFC');
  // Names of files on macOS and in zips made there.
  if (stem.startsWith('._')) return undefined;
  const text = withoutCollection(stem, language).replace(TAKE, '').replace(/_+/g, ' ').trim();
  const [left = '', right = ''] = text.split(/\s+-\s+/).map((part) => part.trim());
  if (right !== '' && KANA.test(left) !== KANA.test(right)) {
    return check(KANA.test(left) ? { word: right, reading: left } : { word: left, reading: right });
  }
  return check({ word: text });
}

function withoutCollection(stem: string, language: string): string {
  for (const pattern of BEFORE) {
    const found = pattern.exec(stem);
    const named = toLanguageCode(found?.groups?.language?.toLowerCase() ?? '');
    if (found && named === (toLanguageCode(language) ?? language)) return stem.slice(found[0].length);
  }
  return stem;
}

function check(recorded: RecordedWord): RecordedWord | undefined {
  const { word, reading = '' } = recorded;
  const isWord = /\p{L}/u.test(word) && Math.max(word.length, reading.length) <= MAX_RECORDING_WORD_LENGTH;
  return isWord ? recorded : undefined;
}
