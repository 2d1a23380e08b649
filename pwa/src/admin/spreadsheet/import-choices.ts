import type { ImportPlan } from '@helpdesk/contract/calls/bulk/spreadsheets';

/** Which questions of a plan are answered with what the file says. */
export type Choices = ReadonlySet<string>;

export const twinChoice = (line: number): string => `${line}:_id`;
/** A group is known by its first column. */
export const groupChoice = (line: number, group: ImportPlan['asked'][number]['groups'][number]): string => `${line}:${group[0]?.column}`;

export const groupChoices = ({ asked }: ImportPlan): string[] =>
  asked.flatMap(({ line, groups }) => groups.map((group) => groupChoice(line, group)));

/** How many listings are written. */
export function countOf({ additions, changes, twins, asked }: ImportPlan, choices: Choices): number {
  const lines = new Set([...additions, ...changes].map(({ line }) => line));
  for (const { line } of twins) if (choices.has(twinChoice(line))) lines.add(line);
  for (const { line, groups } of asked) if (groups.some((group) => choices.has(groupChoice(line, group)))) lines.add(line);
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
