import type { Language } from '../language.ts';

export const detection: Language['detection'] = {
  functionWords:
    'in je v na da se za so ne s z po to ki bi pa kot ali od še tudi sem lahko če ko ni bil bila bilo kaj smo jih te ste pri iz ga jo kar več vaš vaše',
  letters: 'čšž',
};
