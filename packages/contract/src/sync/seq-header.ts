/**
 * The answer to a write names by it how far the catalogue had come, and whoever wrote names it with what they ask next: a server that has heard of
 * less looks first.
 */
export const seqHeader = 'Sync-Seq';
