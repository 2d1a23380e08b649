/** Whoever makes a change lost the right to it while it was under way. */
export class AuthorShutOut extends Error {}
