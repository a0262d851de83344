import type { Language } from '../language.ts';

export const opening: Language['opening'] = 'chcieć dobry wiedzieć rok człowiek pan pani dziecko iść cały zdjęcie';
