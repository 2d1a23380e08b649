import { managedListingCalls } from '@helpdesk/contract/calls/managed/managed-listings';
import { listingKinds } from '@helpdesk/contract/kinds/kinds';
import { m } from '@helpdesk/words/messages';
import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { adminPath } from '#admin/lists/admin-path.ts';
import { question } from '#admin/shell/use-answer.ts';
import { countWords } from '#listings/directory/listing-counts.ts';

/** Which listings use a category or a region that shall be deleted: just these are opened, to be given another first. */
export function UsedBy({ filter, id }: { filter: 'category' | 'region'; id: string }) {
  const asked = filter === 'category' ? 'category' : 'regionId';
  const answers = useQueries({ queries: listingKinds.map((kind) => question(managedListingCalls.page, { query: { kind, [asked]: id } })) });
  const users = listingKinds.map((kind, at) => ({ kind, count: answers[at]?.data?.count ?? 0 })).filter(({ count }) => count > 0);
  if (users.length === 0) return null;
  return (
    <>
      <p>{m.admin_used_by()}</p>
      <ul>
        {users.map(({ kind, count }) => (
          <li key={kind}>
            <Link to={adminPath(kind)} search={{ [filter]: id }}>
              {countWords[kind]({ count })}
            </Link>
          </li>
        ))}
      </ul>
      <p>{m.admin_used_by_hint()}</p>
    </>
  );
}
