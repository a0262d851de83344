import type { WordGrammar } from '../../model/card.ts';
import { fullNames, shortNames } from './grammar-text.ts';
import { getTextAttributes } from './written-language.ts';

interface GrammarLineProps {
  id: string;
  word: string;
  grammar: WordGrammar | undefined;
  /** ISO 639-3 code of the word. */
  language: string;
}

/** How a word is inflected, as a dictionary writes it: "das Haus, Häuser n." Nothing where nothing is known. */
export function GrammarLine({ id, word, grammar, language }: GrammarLineProps) {
  if (!grammar) return null;
  const { article = '', classes = [], genders = [], parts = [] } = grammar;
  const hasForms = article !== '' || parts.length > 0;
  return (
    <p class="word-grammar" id={id}>
      {hasForms ? <bdi {...getTextAttributes(language)}>{`${article}${[word, ...parts].join(', ')}`}</bdi> : null}
      {[...classes, ...genders].map((name) => (
        <abbr key={name} title={fullNames[name]}>
          {shortNames[name]}
        </abbr>
      ))}
    </p>
  );
}
