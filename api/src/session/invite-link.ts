/** The address at which a person chooses a password. Behind the #, so that the token reaches no server's log. */
export const inviteLink = (origin: string, token: string): string => `${origin}/login#invite=${token}`;
