import type { InflectionCode } from '../../inflection/compile.ts';
import { toVerbFirst } from '../../inflection/phrases.ts';

export const inflection: InflectionCode = {
  phrases: toVerbFirst(
    'ne se si velmi vždy nikdy už také ještě více',
    /(?:ého|ího|ému|ímu|ými|ími|ých|ích|ým|ím|ém|ou|é|á|í|ý)$/u,
    'ý|á|é|í',
    { hasCases: true },
  ),
};
