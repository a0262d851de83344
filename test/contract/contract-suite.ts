import { describe } from 'vitest';
import type { ContractHost } from '../support/contract/host.ts';
import { describeAbsence } from './suite/absence.ts';
import { describeChecks } from './suite/checks.ts';
import { describeDefinitions } from './suite/definitions.ts';
import { describeFlashcards } from './suite/flashcards.ts';
import { describeKeys } from './suite/keys.ts';
import { describeLanguages } from './suite/languages.ts';
import { describeMethods } from './suite/methods.ts';
import { describeNext } from './suite/next.ts';
import { describeParameters } from './suite/parameters.ts';
import { describePaths } from './suite/paths.ts';

/**
 * Tests any of our servers against every rule of the contract, one test per rule. The specification's own requirements
 * are the checks that `npm run api:check` runs against any server; the rest are Wayword's decisions.
 *
 * @param name - Name of the host for the report.
 */
export function describeContract(name: string, host: ContractHost): void {
  describe(`The contract, answered by ${name}`, () => {
    describeChecks(host);
    describeLanguages(host);
    describeFlashcards(host);
    describeNext(host);
    describeParameters(host);
    describeAbsence(host);
    describePaths(host);
    if (host.features.includes('definitions')) describeDefinitions(host);
    if (host.features.includes('methods')) describeMethods(host);
    if (host.features.includes('keys')) describeKeys(host);
  });
}
