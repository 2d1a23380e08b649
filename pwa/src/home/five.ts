/** Favourites and each of the top picks are five (product 3.2); so are the boxes that keep their place. */
export const fiveCards = [1, 2, 3, 4, 5];
