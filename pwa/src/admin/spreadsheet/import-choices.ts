import type { ImportPlan } from '@helpdesk/contract/calls/bulk/spreadsheets';

/** Which questions of a plan are answered with what the file says. */
export type Choices = ReadonlySet<string>;

export const twinChoice = (line: number): string => `${line}:_id`;
export const pointChoice = (line: number): string => `${line}:point`;
/** A group is known by its first column. */
export const groupChoice = (line: number, group: ImportPlan['asked'][number]['groups'][number]): string => `${line}:${group[0]?.column}`;

export const groupChoices = ({ asked }: ImportPlan): string[] =>
  asked.flatMap(({ line, groups }) => groups.map((group) => groupChoice(line, group)));

/** How many listings are written. */
export function countOf({ additions, changes, twins, points, asked }: ImportPlan, choices: Choices): number {
  const isOpen = new Set([
    ...twins.flatMap(({ line }) => (choices.has(twinChoice(line)) ? [] : [line])),
    ...points.flatMap(({ line }) => (choices.has(pointChoice(line)) ? [] : [line])),
  ]);
  const lines = new Set([...additions, ...changes].map(({ line }) => line));
  for (const { line } of [...twins, ...points]) if (!isOpen.has(line)) lines.add(line);
  for (const { line, groups } of asked)
    if (!isOpen.has(line) && groups.some((group) => choices.has(groupChoice(line, group)))) lines.add(line);
  return lines.size;
}

export function switched(choices: Choices, changed: readonly string[], isChosen: boolean): Choices {
  const next = new Set(choices);
  for (const choice of changed) {
    if (isChosen) next.add(choice);
    else next.delete(choice);
  }
  return next;
}

type Refused = ImportPlan['refused'][number];

export interface RefusedFor {
  readonly reason: string;
  /** The lines that are refused for it, each with the columns that it concerns. */
  readonly lines: readonly (Omit<Refused, 'reasons'> & { readonly columns: readonly string[] })[];
}

/** Each reason once, in the order of the first line that it concerns. */
export function reasonsIn({ refused }: ImportPlan): RefusedFor[] {
  const found = new Map<string, Map<number, RefusedFor['lines'][number] & { columns: string[] }>>();
  for (const { line, name, reasons } of refused) {
    for (const { column, reason } of reasons) {
      const lines = found.get(reason) ?? new Map();
      const concerned = lines.get(line) ?? { line, name, columns: [] };
      if (column) concerned.columns.push(column);
      found.set(reason, lines.set(line, concerned));
    }
  }
  return [...found].map(([reason, lines]) => ({ reason, lines: [...lines.values()] }));
}
