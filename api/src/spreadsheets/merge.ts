import { plain, sameCell } from './cells.ts';
import type { Column } from './columns.ts';
import type { Names } from './names.ts';

/** A column's cell three times, as a file has it. */
interface Cell {
  readonly column: Column;
  /** In the file. */
  readonly mine: string;
  /** In the listing as it is. */
  readonly now: string;
}

/** What a line does to a listing that others may have changed since the file was taken out. */
export interface Merged {
  /** Only the line changed them. */
  readonly own: readonly Cell[];
  /** Both did, to something else each: who looks at it decides of each group as a whole. */
  readonly asked: readonly (readonly Cell[])[];
}

/** Fields that say something only together: of pictures, which texts belong to which; of a point, both its numbers; of a name, its address. */
const groups: readonly { readonly fields: readonly string[]; readonly leads: readonly string[] }[] = [
  { fields: ['images', 'pictureTexts', 'pictureCredits'], leads: ['images'] },
  { fields: ['mapURL', 'latitude', 'longitude'], leads: ['mapURL', 'latitude', 'longitude'] },
  { fields: ['name', 'slug'], leads: ['name', 'slug'] },
];

/** Translated texts of pictures belong to their pictures; a translated name is a text of its own. */
const fieldOf = ({ path }: Column): string => (path.at(-1) === 'pictureTexts' ? 'pictureTexts' : path.join('.'));

/**
 * Merges a line into a listing cell by cell. What only one side changed is taken from it.
 * @param before the listing's cells when the file was taken out; undefined: nobody knows any more, so whatever differs is asked
 */
export function merged(
  columns: readonly Column[],
  line: ReadonlyMap<string, string>,
  before: ReadonlyMap<string, string> | undefined,
  current: ReadonlyMap<string, string>,
  names: Names,
): Merged {
  const cells = columns.filter(({ name }) => line.has(name)).map((column) => cellOf(column, line, before, current, names));
  const clashing = groups.filter((group) =>
    clashes(
      cells.filter(({ column }) => group.fields.includes(fieldOf(column))),
      group.leads,
    ),
  );
  const groupOf = (cell: Cell) => clashing.find(({ fields }) => fields.includes(fieldOf(cell.column)));
  const differing = cells.filter(({ differs }) => differs);
  const single = differing.filter((cell) => cell.isMine && !groupOf(cell));
  return {
    own: single.filter(({ isTheirs }) => !isTheirs),
    asked: [
      ...clashing.map((group) => differing.filter((cell) => groupOf(cell) === group)),
      ...single.filter(({ isTheirs }) => isTheirs).map((cell) => [cell]),
    ],
  };
}

interface Compared extends Cell {
  /** The line changed it, the listing was changed in it, and they are not the same now. */
  readonly isMine: boolean;
  readonly isTheirs: boolean;
  readonly differs: boolean;
}

function cellOf(
  column: Column,
  line: ReadonlyMap<string, string>,
  before: ReadonlyMap<string, string> | undefined,
  current: ReadonlyMap<string, string>,
  names: Names,
): Compared {
  const mine = line.get(column.name) ?? '';
  const now = current.get(column.name) ?? '';
  const was = before?.get(column.name) ?? '';
  const differs = !means(column, mine, now, names);
  return {
    column,
    mine,
    now,
    differs,
    isMine: before ? !means(column, mine, was, names) : differs,
    isTheirs: !before || !sameCell(was, now),
  };
}

/** Whether a cell says what another one does, though in other words: a region by its former name, a day as a spreadsheet shows it. */
function means(column: Column, cell: string, printed: string, names: Names): boolean {
  if (sameCell(cell, printed)) return true;
  const there = column.read(plain(printed), names, undefined);
  const read = column.read(plain(cell), names, 'value' in there ? there.value : undefined);
  return 'value' in read && sameCell(column.print(read.value, names), printed);
}

function clashes(cells: readonly Compared[], leads: readonly string[]): boolean {
  const mine = cells.filter(({ isMine }) => isMine);
  const theirs = cells.filter(({ isTheirs }) => isTheirs);
  const hasLead = [...mine, ...theirs].some(({ column }) => leads.includes(fieldOf(column)));
  return hasLead && theirs.length > 0 && mine.some(({ differs }) => differs);
}
