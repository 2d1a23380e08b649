/** What a link to a page without a picture of its own shows. */
export const sitePicture = '/share.jpg';
