import type { Role } from '@helpdesk/contract/roles/roles';
import { m } from '@helpdesk/words/messages';

/** What the roles are called, and what each may do. */
export const roleWords: Readonly<Record<Role, { readonly name: () => string; readonly text: () => string }>> = {
  administrator: { name: m.admin_role_administrator, text: m.admin_role_administrator_text },
  editor: { name: m.admin_role_editor, text: m.admin_role_editor_text },
  desk: { name: m.admin_role_desk, text: m.admin_role_desk_text },
};
