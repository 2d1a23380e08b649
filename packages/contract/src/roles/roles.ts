/** What somebody of the helpdesk may do in the back-office: each may do what those before it may, and more. */
export const roles = ['desk', 'editor', 'administrator'] as const;
export type Role = (typeof roles)[number];

/** Whether who has this role may do what at least `least` is needed for. */
export const mayDo = (role: Role, least: Role): boolean => roles.indexOf(role) >= roles.indexOf(least);
