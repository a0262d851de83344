/** Counts over many seeds: how often each fault was tried, and how often each message followed. */
export type Tally = Map<string, { tries: number; messages: Map<string, number> }>;

/** @param message - Empty where a fault shows none of its own. */
export function note(tally: Tally, fault: string, message: string): void {
  const counted = tally.get(fault) ?? { tries: 0, messages: new Map<string, number>() };
  counted.tries += 1;
  if (message) counted.messages.set(message, (counted.messages.get(message) ?? 0) + 1);
  tally.set(fault, counted);
}

/** Prints the counts for `npm run faults`, which sums them up. */
export function printTally(tally: Tally): void {
  const counts = [...tally].map(([fault, { tries, messages }]) => ({ fault, tries, messages: [...messages] }));
  console.log(`TALLY ${JSON.stringify(counts)}`);
}

/** Park and Miller's generator, after a step that separates neighbouring seeds. */
export function createRandom(seed: number): () => number {
  let state = ((seed + 1) * 1_103_515_245) % 2_147_483_647;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
