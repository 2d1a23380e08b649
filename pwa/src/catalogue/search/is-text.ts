import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import { readLetterGroup } from '@helpdesk/contract/rules/letter-groups';
import { readSearch } from '@helpdesk/contract/search/search';

/** Whether a search, of one kind or of everything, asks for words; what a chip puts into it has no near ones. */
export const isText = (search: string, kind?: ListingKind): boolean => readSearch(search, kind).by === 'text' && !readLetterGroup(search);
