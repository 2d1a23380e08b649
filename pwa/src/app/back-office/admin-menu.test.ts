import { mayDo, type Role } from '@helpdesk/contract/roles/roles';
import { expect, test } from 'vitest';
import { adminMenu, firstScreen } from './admin-menu.ts';

const menuOf = (role: Role) => adminMenu.filter(({ least }) => mayDo(role, least)).map(({ to }) => to);

test('at the desk the menu leads to enquiries, the own account and the guide', () => {
  expect(menuOf('desk')).toEqual(['/admin/enquiry-management', '/admin/account', '/admin/guide']);
});

test('an editor finds all but people, kiosks and what the site says of the helpdesk, an administrator everything', () => {
  const missing = adminMenu.map(({ to }) => to).filter((to) => !menuOf('editor').includes(to));
  expect(missing).toEqual(['/admin/helpdesk', '/admin/kiosks', '/admin/administrator-management']);
  expect(menuOf('administrator')).toHaveLength(adminMenu.length);
});

test.each(['desk', 'editor', 'administrator'] as const)('the first screen after a login is one that the role "%s" may open', (role) => {
  expect([...menuOf(role), '/admin']).toContain(firstScreen(role));
});
