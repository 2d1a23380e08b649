/** Why the server cannot start, in one sentence for the person who started it. `main.ts` prints it and exits. */
export class StartProblem extends Error {}
