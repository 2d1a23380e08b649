/** What a phone has to know of the contact form before anything of it is checked (product 6.5). */
export const queryTypes = ['Donation Related', 'Interested in Tie up', 'Feedback/Grievance'] as const;

/** UTF-16 code units; in Devanagari, 3 bytes each, such a comment still fits the body. */
export const maxComment = 2000;
