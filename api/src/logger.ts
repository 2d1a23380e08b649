import pino from 'pino';

/** What may stand beside a sentence in the log: nothing that somebody typed, nobody's address, no token. */
interface LogDetails {
  /** Of the request that it happened in. */
  readonly requestId?: string;
  /** Of PostgreSQL or Node.js. */
  readonly code?: string;
  readonly stack?: string;
  readonly method?: string;
  /** The pattern of an address, never the address. */
  readonly route?: string;
  readonly status?: number;
  /** How long it took, in milliseconds. */
  readonly ms?: number;
  /** A statement without its values, and how often it was slow since the last line about it. */
  readonly statement?: string;
  readonly count?: number;
}

export interface LogForm {
  /** A line of JSON each, for programs, or the sentences alone, for a person at a terminal. */
  readonly format: 'json' | 'text';
  /** What is less than that is left out. */
  readonly level: 'debug' | 'info' | 'warn' | 'error';
}

interface Destination {
  write(line: string): void;
}

const lines = (to: Destination, { format, level }: LogForm) =>
  pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    format === 'json' ? to : { write: (line: string) => sayTo(to, line) },
  );

/** A request is no news for whoever sits at the terminal. */
function sayTo(to: Destination, line: string): void {
  const { msg, route, stack, statement } = JSON.parse(line) as LogDetails & { msg?: string };
  if (msg === undefined) to.write(line);
  else if (route === undefined) to.write(`${[msg, statement, stack].filter(Boolean).join('\n')}\n`);
}

/** Where the sentences of a command go: what it prints itself is its answer. */
let written = lines({ write: (line) => process.stderr.write(line) }, { format: 'text', level: 'info' });

/** Says where the log goes from now on, and how. */
export function writeLogTo(to: Destination, form: LogForm): void {
  written = lines(to, form);
}

/** Standard output, written at once; what it does not take (a full disk, a reader that left) is lost, and nobody ends because of it. */
export function standardOutput(): Destination {
  const output = pino.destination({ fd: 1, sync: true });
  output.on('error', () => {});
  return output;
}

/** The one log of the server (operations 9). */
export const logger = {
  debug: (sentence: string, details: LogDetails = {}): void => written.debug(details, sentence),
  info: (sentence: string, details: LogDetails = {}): void => written.info(details, sentence),
  warn: (sentence: string, details: LogDetails = {}): void => written.warn(details, sentence),
  error: (sentence: string, details: LogDetails = {}): void => written.error(details, sentence),
  /** Something that whoever watches over the server wants to know of, under its name. */
  event: (event: string, concerned: object): void => written.info({ event, ...concerned }),
};
