import { type Language, languages } from '@helpdesk/contract/languages';
import type { Moment } from '@helpdesk/contract/opening/open-at';
import type { CatalogueRows } from '@helpdesk/contract/sync/rows';
import * as z from 'zod/mini';

import type { Work } from '#http/budget/work.ts';

/** What the answers of all tools are made from. */
export interface Known {
  readonly rows: CatalogueRows;
  /** Stands before the paths of addresses. */
  readonly origin: string;
  /** In the region. */
  readonly now: Moment;
  /** What the one answer is made with. */
  readonly work: Work;
}

interface Described<Input extends z.ZodMiniType, Output extends z.ZodMiniType> {
  readonly name: string;
  readonly title: string;
  /** Read by programs: in English, as the protocol's own words. */
  readonly description: string;
  readonly input: Input;
  readonly output: Output;
  /** Throws a named problem, which is told in the language that was asked for. */
  readonly answer: (asked: z.output<Input>, known: Known) => z.output<Output> | Promise<z.output<Output>>;
}

export interface Tool extends Omit<Described<z.ZodMiniType, z.ZodMiniType>, 'answer'> {
  readonly answer: (asked: { readonly language: Language }, known: Known) => unknown;
}

/** A tool, whose answer is held to what it says of itself. */
export const tool = <Input extends z.ZodMiniType<{ language: Language }>, Output extends z.ZodMiniType>(
  it: Described<Input, Output>,
): Tool => ({
  ...it,
  answer: (asked, known) => it.answer(asked as z.output<Input>, known),
});

/** Of every tool. */
export const language = z._default(z.enum(languages), 'en').check(z.describe('Of names and texts; what is not translated is in English'));
