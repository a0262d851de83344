import { toVerbFirst } from '../../inflection/phrases.ts';
import type { Language } from '../language.ts';

export const inflection: Language['inflection'] = {
  phrases: toVerbFirst(
    'ne se si velmi vždy nikdy už také ještě více',
    /(?:ého|ího|ému|ímu|ými|ími|ých|ích|ým|ím|ém|ou|é|á|í|ý)$/u,
    'ý|á|é|í',
    { hasCases: true },
  ),
};
