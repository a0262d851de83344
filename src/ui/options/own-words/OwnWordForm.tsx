import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { OwnWord } from '../../../model/own-word.ts';
import { type PairId, toLanguagePair } from '../../../model/pair.ts';
import { CheckField } from '../../shared/CheckField.tsx';
import { ChoiceSelect } from '../../shared/ChoiceSelect.tsx';
import type { DeckEntry } from '../../shared/deck-entries.ts';
import { Field } from '../../shared/Field.tsx';
import { Notice } from '../../shared/Notice.tsx';
import { text } from '../../shared/text.ts';
import { getTextAttributes, nameLanguage, nameLanguageAlone } from '../../shared/written-language.ts';
import { ownWordsText } from '../settings-text.ts';
import type { OwnWordInput } from './own-words.ts';
import { writeMeaning } from './own-words-file.ts';

interface OwnWordFormProps {
  /** The word to edit; undefined for a new one. */
  former: OwnWord | undefined;
  entries: readonly DeckEntry[];
  onSave: (input: OwnWordInput, isToStudy: boolean) => void;
  onCancel: () => void;
}

/** Form for an own word: its languages, meaning and sentence. */
export function OwnWordForm({ former, entries, onSave, onCancel }: OwnWordFormProps) {
  const [pair, setPair] = useState<PairId | undefined>(former?.pair ?? entries[0]?.pair);
  const [isToStudy, setToStudy] = useState(true);
  const [missing, setMissing] = useState({ word: false, meaning: false });
  const word = useRef<HTMLInputElement>(null);
  const meaning = useRef<HTMLTextAreaElement>(null);
  const sentence = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const field = (former ? meaning : word).current;
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, [former]);
  const save = (event: Event) => {
    event.preventDefault();
    const typed = read(word);
    const spelling = former ? { word: former.word, headword: typed } : { word: typed, headword: '' };
    const input = { ...spelling, text: read(meaning), sentence: read(sentence) };
    const isMissing = { word: typed === '', meaning: input.text === '' };
    setMissing(isMissing);
    if (isMissing.word) word.current?.focus();
    else if (isMissing.meaning) meaning.current?.focus();
    else if (pair !== undefined) onSave({ pair, ...input }, former === undefined && isToStudy);
  };
  return (
    <form
      class="form"
      id="own-form"
      aria-label={former ? ownWordsText.actLabel({ act: ownWordsText.edit, word: former.headword }) : ownWordsText.add}
      onSubmit={save}
      noValidate
    >
      {former ? null : <PairField entries={entries} pair={pair} onChoose={setPair} />}
      <TextFields former={former} pair={pair} missing={missing} refs={{ word, meaning, sentence }} />
      {former ? null : (
        <CheckField id="own-to-study" label={ownWordsText.toStudy} isOn={isToStudy} onChange={setToStudy} />
      )}
      <div class="messages" id="own-missing" role="status">
        {missing.word || missing.meaning ? <Notice tone="error">{ownWordsText.missing}</Notice> : null}
      </div>
      <p class="row-buttons">
        <button type="submit" class="button is-primary" id="own-save">
          {ownWordsText.save}
        </button>
        <button type="button" class="button is-plain" id="own-cancel" onClick={onCancel}>
          {ownWordsText.cancel}
        </button>
      </p>
    </form>
  );
}

type FieldRef = RefObject<HTMLInputElement | HTMLTextAreaElement | null>;

const read = ({ current }: FieldRef) => current?.value.trim() ?? '';

interface PairFieldProps {
  entries: OwnWordFormProps['entries'];
  pair: PairId | undefined;
  onChoose: (pair: PairId) => void;
}

function PairField({ entries, pair, onChoose }: PairFieldProps) {
  return (
    <ChoiceSelect
      id="own-pair"
      label={ownWordsText.pair}
      choices={entries.map(({ pair: choice, from, to }) => {
        return [choice, text.pairLabel({ from: nameLanguageAlone(from), to: nameLanguage(to) })] as const;
      })}
      chosen={pair ?? ''}
      onChoose={onChoose}
    />
  );
}

interface TextFieldsProps {
  former: OwnWordFormProps['former'];
  pair: PairId | undefined;
  /** Fields that were empty when the form was last submitted. */
  missing: { word: boolean; meaning: boolean };
  refs: {
    word: RefObject<HTMLInputElement | null>;
    meaning: RefObject<HTMLTextAreaElement | null>;
    sentence: RefObject<HTMLTextAreaElement | null>;
  };
}

/** The fields for the word, its meaning and a sentence. */
function TextFields({ former, pair, missing, refs }: TextFieldsProps) {
  const language = getTextAttributes(pair === undefined ? 'und' : toLanguagePair(pair).from);
  const blame = (isMissing: boolean, hint?: string) => ({
    'aria-invalid': isMissing,
    'aria-describedby': isMissing ? 'own-missing' : hint,
  });
  return (
    <>
      <Field id="own-word" label={ownWordsText.word} hint={former ? ownWordsText.headwordHint : undefined}>
        <input
          class="field"
          id="own-word"
          maxLength={256}
          ref={refs.word}
          defaultValue={former?.headword ?? ''}
          {...language}
          {...blame(missing.word, former ? 'own-word-hint' : undefined)}
          autocomplete="off"
        />
      </Field>
      <Field id="own-meaning" label={ownWordsText.meaning}>
        <textarea
          class="field"
          id="own-meaning"
          rows={2}
          dir="auto"
          maxLength={10_000}
          ref={refs.meaning}
          {...blame(missing.meaning)}
        >
          {former ? writeMeaning(former) : ''}
        </textarea>
      </Field>
      <Field id="own-sentence" label={ownWordsText.sentence} hint={ownWordsText.sentenceHint}>
        <textarea
          class="field"
          id="own-sentence"
          aria-describedby="own-sentence-hint"
          rows={2}
          maxLength={1_000}
          ref={refs.sentence}
          {...language}
        >
          {former?.ownSentence ?? ''}
        </textarea>
      </Field>
    </>
  );
}
