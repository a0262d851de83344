import { formatNumber } from '../../../shared/format.ts';
import { getTextAttributes } from '../../../shared/written-language.ts';
import type { VocabularyPreview as Preview, VocabularyModel } from './vocabulary-model.ts';
import { findOutcome, pickExamples, type VocabularyChoices } from './vocabulary-state.ts';
import { vocabularyText } from './vocabulary-text.ts';

interface VocabularyPreviewProps {
  model: VocabularyModel;
  choices: VocabularyChoices;
}

/** Longest text that is shown of a meaning, in characters. */
const SHOWN_LENGTH = 120;

/** The result of the choices: numbers, and the outcome of some words. The old ones stay while others are read, so that nothing moves. */
export function VocabularyPreview({ model, choices }: VocabularyPreviewProps) {
  const preview = model.preview.value;
  if (!preview) {
    return (
      <div class="import-progress-text" id="vocabulary-reading">
        <p>{vocabularyText.matching({ share: model.matched.value })}</p>
        <progress class="sync-bar" aria-label={vocabularyText.opening} value={model.matched.value} />
      </div>
    );
  }
  const isReading = model.isReading.value;
  const deck = model.decks.value.find(({ pair }) => pair === choices.pair);
  const attributes = deck ? getTextAttributes(deck.from.iso639_3) : { dir: 'auto' as const };
  return (
    <div class="vocabulary-preview" aria-busy={isReading}>
      <table class="import-preview is-words" id="vocabulary-preview">
        <caption>
          {isReading ? vocabularyText.matching({ share: model.matched.value }) : vocabularyText.preview}
        </caption>
        <thead>
          <tr>
            <th scope="col">{vocabularyText.word}</th>
            <th scope="col">{vocabularyText.meaning}</th>
            <th scope="col">{vocabularyText.becomes}</th>
          </tr>
        </thead>
        <tbody>
          {pickExamples(preview.words, preview, choices.outcomes).map(({ word, lemma, meaning, reading, outcome }) => (
            <tr key={word}>
              <td>
                <bdi {...attributes}>{word}</bdi>
                {lemma === undefined ? null : (
                  <bdi
                    class="import-parts quiet"
                    {...attributes}
                  >{`${attributes.dir === 'rtl' ? '←' : '→'} ${lemma}`}</bdi>
                )}
                {reading === undefined ? null : <bdi class="import-parts quiet">{reading}</bdi>}
              </td>
              <td>
                <bdi dir="auto">{[...(meaning ?? '')].slice(0, SHOWN_LENGTH).join('')}</bdi>
              </td>
              <td>{preview.unchanged.has(word) ? vocabularyText.facts.unchanged : vocabularyText.outcomes[outcome]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Facts rows={listFacts(preview, choices)} id="vocabulary-facts" />
    </div>
  );
}

type FactName = keyof typeof vocabularyText.facts;

/** Numbers with their names; those of nothing are left out. */
export function Facts({ id, rows }: { id: string; rows: readonly (readonly [FactName, number])[] }) {
  return (
    <dl class="vocabulary-facts" id={id}>
      {rows
        .filter(([, count]) => count > 0)
        .map(([name, count]) => (
          <div key={name}>
            <dt>{vocabularyText.facts[name]}</dt>
            <dd>{formatNumber(count)}</dd>
          </div>
        ))}
    </dl>
  );
}

function listFacts(
  { words, found, forms, counts, duplicates, unusable, otherScript }: Preview,
  { outcomes }: VocabularyChoices,
): (readonly [FactName, number])[] {
  const chosen = words.flatMap((word, index) =>
    findOutcome(word, outcomes) === 'leave' ? [] : [found[index] ?? word.word],
  );
  const continued = words.filter((word) => findOutcome(word, outcomes) === 'continue');
  const answers = continued.reduce((sum, { past }) => sum + (past?.count ?? 0), 0);
  // Several words may lead to one card.
  const cards = new Set(chosen).size;
  return [
    ['words', words.length],
    ['inDeck', found.filter((card) => card !== null).length],
    ['form', forms.size],
    ['repeated', duplicates + chosen.length - cards],
    ['unusable', unusable],
    ['otherScript', otherScript],
    ['unchanged', cards - counts.known - counts.continued - counts.wanted],
    ['known', counts.known],
    ['continued', counts.continued],
    ['answers', counts.continued > 0 ? answers : 0],
    ['wanted', counts.wanted],
    ['defined', counts.defined],
  ];
}
