/** What is thrown where a file of the app does not come. */
export const missingPart = 'A part of the app did not load.';
