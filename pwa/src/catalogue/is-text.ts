import { readLetterGroup } from '@helpdesk/contract/letter-groups';
import { readSearch } from '@helpdesk/contract/search';

/** Whether a search asks for words; what a chip puts into it has no near ones. */
export const isText = (search: string): boolean => readSearch(search).by === 'text' && !readLetterGroup(search);
