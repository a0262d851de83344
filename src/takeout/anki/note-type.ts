import { NOTE_FIELDS } from './fields.ts';

export const NOTE_TYPE_NAME = 'Wayword';
/** Identifies the note type for ever, so that a second export updates the notes of the first. */
export const NOTE_TYPE_ID = 1_764_460_800_117;
/** Epoch seconds of the last change of the templates and their style below: Anki takes over newer ones. */
const CHANGED_AT = 1_764_460_800;

const part = (name: string, field: (typeof NOTE_FIELDS)[number]) =>
  `{{#${field}}}<div class="${name}" dir="auto">{{${field}}}</div>{{/${field}}}`;

const FRONT = ['<div class="word" dir="auto">{{Word}}</div>', part('sentence', 'Sentence')].join('\n');

const BACK = [
  '<div class="word" dir="auto">{{Word}}</div>',
  part('reading', 'Reading'),
  '<hr id="answer">',
  part('meaning', 'Meaning'),
  part('sentence', 'Sentence'),
  part('translation', 'Translation'),
  part('source', 'Source'),
].join('\n');

/** `nightMode` is the class of Anki's dark theme; AnkiDroid had `night_mode`. */
const STYLE = `.card {
  max-width: 34rem;
  margin: 1.5rem auto;
  padding: 0 1rem;
  font-family: system-ui, "Noto Sans", sans-serif;
  font-size: 20px;
  line-height: 1.5;
  text-align: center;
  color: #1f2328;
  background: #fdfdfc;
}
.word { font-size: 1.9em; font-weight: 600; line-height: 1.25; overflow-wrap: anywhere; }
.reading { margin-top: 0.2em; color: #59636e; }
.meaning { font-size: 1.15em; }
.sentence { margin-top: 1em; color: #40474f; }
.sentence b { color: #0b6b5a; font-weight: 600; }
.translation, .source { margin-top: 0.4em; font-size: 0.85em; color: #59636e; }
.source a { color: inherit; }
hr { margin: 1.2em 0; border: 0; border-top: 1px solid #d5d9de; }
.nightMode.card, .night_mode.card, .nightMode .card, .night_mode .card { color: #e6e8ea; background: #1d2023; }
.nightMode .reading, .night_mode .reading,
.nightMode .translation, .night_mode .translation,
.nightMode .source, .night_mode .source { color: #a5adb6; }
.nightMode .sentence, .night_mode .sentence { color: #c8cdd3; }
.nightMode .sentence b, .night_mode .sentence b { color: #6fd3bd; }
.nightMode hr, .night_mode hr { border-top-color: #43494f; }
`;

/** The note type as schema 11 stores it. */
export const makeNoteType = (deckId: number): object => ({
  id: NOTE_TYPE_ID,
  name: NOTE_TYPE_NAME,
  type: 0,
  mod: CHANGED_AT,
  usn: 0,
  sortf: 0,
  did: deckId,
  tmpls: [{ name: 'Word', ord: 0, qfmt: FRONT, afmt: BACK, bqfmt: '', bafmt: '', did: null }],
  flds: NOTE_FIELDS.map((name, ord) => ({ name, ord, sticky: false, rtl: false, font: 'Arial', size: 20, media: [] })),
  css: STYLE,
  latexPre: '',
  latexPost: '',
  tags: [],
  vers: [],
  req: [[0, 'any', [0]]],
});
