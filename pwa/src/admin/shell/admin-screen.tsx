import { mayDo, type Role } from '@helpdesk/contract/roles/roles';
import { m } from '@helpdesk/words/messages';
import { type LinkProps, Navigate, Outlet, useLocation } from '@tanstack/react-router';
import { LinkButton } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import type { MenuEntry } from './admin-menu.tsx';
import { useRole } from './colleagues.ts';

/** The screen that comes first, by what one may do; undefined: not known. */
export type FirstScreen = (role: Role | undefined) => LinkProps['to'];

interface AdminScreenProps {
  menu: readonly MenuEntry[];
  first: FirstScreen;
}

/** The open screen, or in words that it is not for the role that one has. The server decides; this only spares its refusals. */
export function AdminScreen({ menu, first }: AdminScreenProps) {
  const role = useRole();
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/\/$/, '') });
  if (role === undefined || mayDo(role, leastOf(path, menu))) return <Outlet />;
  if (path === '/admin') return <Navigate to={first(role)} replace />;
  return (
    <>
      <PageTitle page={m.admin_role_lacks()} />
      <EmptyState
        heading
        icon="info"
        title={m.admin_role_lacks()}
        action={
          <LinkButton look="line" to={first(role)}>
            {m.admin_role_go_on()}
          </LinkButton>
        }
      >
        {m.admin_role_lacks_text()}
      </EmptyState>
    </>
  );
}

/** What stands in no menu is for whoever looks after the guide. */
const leastOf = (path: string, menu: readonly MenuEntry[]): Role => menu.find(({ to }) => to === path)?.least ?? 'editor';
