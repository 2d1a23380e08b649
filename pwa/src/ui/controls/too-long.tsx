import { m } from '@helpdesk/words/messages';

/** Said while it is typed or pasted: nothing is cut off behind anybody's back. */
export const TooLong = ({ most, over }: { most: number; over: number }) => m.ui_too_long({ most, over });
