import { toAnswer } from '../languages/typed-answer.ts';

/**
 * The key under which a recording is found: without case, punctuation and leading articles, so that `Haus.mp3` also answers for `das Haus`.
 *
 * @param language - ISO 639-3 code.
 */
export const toRecordingKey = (word: string, language: string): string => toAnswer(word, language);
