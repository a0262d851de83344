import { useEffect, useState } from 'preact/hooks';
import type { Send } from '../../messaging/client.ts';
import type { ShownExample, StudyCard } from '../../model/study.ts';

/**
 * Loads the example sentence of a card while the question shows, so that its answer side is complete at once. A new word, which is shown
 * before it is asked, brings its own, and a word that the learner met in a sentence has that one, unless it is forgotten often.
 */
export function useExample(send: Send, card: StudyCard): ShownExample | undefined {
  const { pair, word, isMet, isLeech, lapses, phase, example } = card;
  const id = `${pair} ${word} ${lapses}`;
  const isLoaded = (!isMet || isLeech) && phase !== 'new';
  const [loaded, setLoaded] = useState<{ id: string; example: ShownExample | undefined }>();
  useEffect(() => {
    if (!isLoaded) return;
    let isCurrent = true;
    const show = (example: ShownExample | undefined) => {
      if (isCurrent) setLoaded({ id, example });
    };
    // Without an answer the card does without a sentence.
    send('study.example', { pair, word, lapses }).then(
      ({ example }) => show(example),
      () => show(undefined),
    );
    return () => {
      isCurrent = false;
    };
  }, [id, isLoaded]);
  if (!isLoaded) return example;
  return loaded?.id === id ? loaded.example : undefined;
}
