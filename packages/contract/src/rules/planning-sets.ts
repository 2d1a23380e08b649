/** What decides whether somebody gets there; what is not known is not "no". */
export const accessQuestions = ['steps', 'evenSurface', 'shade', 'water', 'toilet', 'wheelchair', 'parking'] as const;
export type AccessQuestion = (typeof accessQuestions)[number];

/** How hard the way is, for somebody who walks now and then. */
export const difficulties = ['easy', 'moderate', 'hard'] as const;
export type Difficulty = (typeof difficulties)[number];

/** What a phone has of a network there. */
export const signals = ['none', 'weak', 'good'] as const;
export type Signal = (typeof signals)[number];
