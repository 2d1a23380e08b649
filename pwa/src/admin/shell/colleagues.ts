import { accountCalls, type Colleague } from '@helpdesk/contract/calls/account';
import type { Role } from '@helpdesk/contract/roles/roles';
import { m } from '@helpdesk/words/messages';
import { session } from '#local/session.ts';
import { useAnswer } from './use-answer.ts';

const everyMs = 60_000;

/** Whoever works in the back-office or has; none until they are known. Asked for quietly: what one may do may change meanwhile. */
const useColleagues = (): readonly Colleague[] => useAnswer(accountCalls.colleagues, {}, { every: everyMs }).result ?? [];

/** What whoever is logged in may do: as the server says, until then as it was at the login. */
export const useRole = (): Role | undefined => useColleagues().find(({ isSelf }) => isSelf)?.role ?? session.role();

/** Says who did something: the product itself, or somebody by name, else by the e-mail address. */
export function useAuthorName(): (author: string) => string {
  const colleagues = useColleagues();
  return (author) => authorName(author, colleagues);
}

/** @param author an e-mail address; empty or `system`: nobody */
export function authorName(author: string, colleagues: readonly Pick<Colleague, 'email' | 'name'>[]): string {
  if (author === '' || author === 'system') return m.admin_enquiries_by_itself();
  const name = colleagues.find(({ email }) => email.toLowerCase() === author.toLowerCase())?.name;
  if (!name) return author;
  const isShared = colleagues.filter((one) => one.name === name).length > 1;
  return isShared ? m.admin_people_same_name({ name, email: author }) : name;
}
