import type { ShownExample, ShownSentence, StudyCard } from '../../model/study.ts';
import { getTextAttributes } from '../shared/written-language.ts';
import { SaySentence } from './SaySentence.tsx';

interface StudySentencesProps {
  id?: string;
  card: Pick<StudyCard, 'from' | 'to'>;
  /** Those to show, the newest first. */
  sentences: readonly ShownSentence[];
  /** Whether to show translations and the titles of pages: not with a question. */
  hasTitles?: boolean;
  /** Whether to link the pages. */
  hasAddresses?: boolean;
}

/** Sentences of a word, each with the word marked where it was found. */
export function StudySentences({
  id,
  card: { from, to },
  sentences,
  hasTitles = false,
  hasAddresses = false,
}: StudySentencesProps) {
  if (sentences.length === 0) return null;
  return (
    <ul class="study-sentences" id={id}>
      {sentences.map((sentence) => (
        <li key={sentence.text}>
          <p class="study-sentence" {...getTextAttributes(from.iso639_3)}>
            <MarkedText sentence={sentence} />
          </p>
          {hasTitles && sentence.translation !== undefined ? (
            <p class="study-translation" {...getTextAttributes(to.iso639_3)}>
              {sentence.translation}
            </p>
          ) : null}
          {hasTitles ? <SentenceOrigin sentence={sentence} hasAddress={hasAddresses} /> : null}
        </li>
      ))}
    </ul>
  );
}

/** A sentence of the package with its translation. */
export function StudyExample({
  card: { from, to },
  example,
  hasKeys,
}: {
  card: Pick<StudyCard, 'from' | 'to'>;
  example: ShownExample;
  /** Whether a letter speaks the sentence. */
  hasKeys: boolean;
}) {
  return (
    <div class="study-example" id="study-example">
      <div class="study-said">
        <p {...getTextAttributes(from.iso639_3)}>
          <MarkedText sentence={example} />
        </p>
        <SaySentence language={from.iso639_3} text={example.text} hasKey={hasKeys} />
      </div>
      {example.translation === undefined ? null : (
        <p class="study-translation" {...getTextAttributes(to.iso639_3)}>
          {example.translation}
        </p>
      )}
    </div>
  );
}

export function MarkedText({ sentence: { text, marked } }: { sentence: Pick<ShownSentence, 'text' | 'marked'> }) {
  if (marked === undefined) return <>{text}</>;
  return (
    <>
      {text.slice(0, marked.start)}
      <mark class="study-marked">{text.slice(marked.start, marked.end)}</mark>
      {text.slice(marked.end)}
    </>
  );
}

function SentenceOrigin({
  sentence: { title, address },
  hasAddress,
}: {
  sentence: ShownSentence;
  hasAddress: boolean;
}) {
  // A restored backup may have any address.
  const link = hasAddress && address !== undefined && /^https?:\/\//.test(address) ? address : undefined;
  if (title === undefined && link === undefined) return null;
  return (
    <p class="study-origin">
      {title === undefined ? null : <cite dir="auto">{title}</cite>}
      {link === undefined ? null : (
        <a class="link study-address" dir="ltr" href={link} target="_blank" rel="noopener noreferrer" title={link}>
          {link.replace(/^https?:\/\//, '')}
        </a>
      )}
    </p>
  );
}
