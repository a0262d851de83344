import type { InflectionCode } from '../compile.ts';
import { toVerbFirst } from '../phrases.ts';

export const code: InflectionCode = {
  phrases: toVerbFirst(
    'ne se si velmi vždy nikdy už také ještě více',
    /(?:ého|ího|ému|ímu|ými|ími|ých|ích|ým|ím|ém|ou|é|á|í|ý)$/u,
    'ý|á|é|í',
    { hasCases: true },
  ),
};
