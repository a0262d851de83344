import type { LanguageReference } from '../../model/language.ts';
import { findSystem, type SystemFacts } from '../shared/find-system.ts';
import { nameLanguage } from '../shared/written-language.ts';
import { defineTexts } from '../texts/load-texts.ts';

const group = defineTexts(
  'listening',
  import.meta.glob('../../locales/*.json', { query: '?part=listening', import: 'default' }),
);

const voiceText = group('voice');
export const listeningText = group('listening');

/** One sentence on how to get a voice for a language on this system. */
export function describeMissingVoice(language: LanguageReference, host: SystemFacts = navigator): string {
  return voiceText[findSystem(host)]({ language: nameLanguage(language) });
}
