/** Names the rules that cards are computed by: a store that was computed by others is computed anew. */
export const ENGINE = 'fsrs-6/2';
