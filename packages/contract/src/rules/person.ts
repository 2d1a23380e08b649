/** The longest name and e-mail address of a visitor, in UTF-16 code units. */
export const maxPersonName = 120;
export const maxEmail = 254;
