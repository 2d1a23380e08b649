import type { ListingKind } from '#kinds/kinds.ts';
import { readLetterGroup } from '#rules/letter-groups.ts';

import { readSearch } from './search.ts';

/** Whether a search, of one kind or of everything, asks for words; what a chip puts into it has no near ones. */
export const isText = (search: string, kind?: ListingKind): boolean => readSearch(search, kind).by === 'text' && !readLetterGroup(search);
