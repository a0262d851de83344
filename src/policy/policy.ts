import { isPairId, type PairId } from '../model/pair.ts';
import { parseSite } from '../settings/site.ts';

/** What the administrator of a device has set for Wayword. `assets/public/managed-schema.json` describes it to Chrome. */
export interface Policy {
  /** Undefined unless both are given. */
  server: { address: string; key: string } | undefined;
  pairs: PairId[];
  /** Whether the first steps open after the installation. */
  firstSteps: boolean;
  /** Sites on which nothing is looked up. */
  hoverOff: string[];
}

/** @param given - As the browser has it. What is of another type counts as absent: one wrong value must not cost the others. */
export function readPolicy({ server, key, pairs, firstSteps, hoverOff }: Record<string, unknown>): Policy {
  return {
    server: isText(server) && isText(key) ? { address: server, key } : undefined,
    pairs: toList(pairs).filter(isPairId),
    firstSteps: firstSteps !== false,
    hoverOff: toList(hoverOff)
      .filter(isText)
      .flatMap((typed) => parseSite(typed) ?? []),
  };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
