import type { Role } from './roles.ts';

type ByCall = Readonly<Record<string, Role>>;

const all = <Name extends string>(role: Role, ...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, role])) as Record<Name, Role>;

const rows = all('editor', 'add', 'update', 'remove');

/**
 * The role that each call with a token needs at least, by the names of `calls/calls.ts` (product 9.4). This is the one place that says it: the server's
 * guard reads it before any route is asked, and what stands nowhere here is an administrator's alone.
 */
const leastRoles: Readonly<Record<string, ByCall>> = {
  session: all('desk', 'logout'),
  account: all(
    'desk',
    'read',
    'colleagues',
    'changeName',
    'changePassword',
    'endSession',
    'endOtherSessions',
    'startSecondFactor',
    'confirmSecondFactor',
    'endSecondFactor',
  ),
  enquiries: all('desk', 'list', 'search', 'counts', 'history', 'update', 'exportPerson', 'erasePerson'),
  enquiryDesk: all('desk', 'people', 'months', 'forwardTexts', 'updateForwardText', 'stayMail', 'updateStayMail'),
  places: rows,
  resorts: rows,
  restaurants: rows,
  services: rows,
  categories: rows,
  regions: rows,
  ads: rows,
  notices: rows,
  reports: rows,
  storedRows: all('editor', 'one', 'unpublished'),
  bulkChanges: all('editor', 'list', 'undo'),
  history: all('editor', 'versions', 'restore', 'deleted', 'undelete'),
  translations: all('editor', 'outdated', 'progress', 'list', 'translate'),
  uploads: all('editor', 'pictures'),
  overview: all('editor', 'whole'),
  managedListings: all('editor', 'page', 'found', 'change'),
  missedSearches: all('editor', 'list'),
  spreadsheets: all('editor', 'export', 'exportWorkbook', 'preview', 'import'),
  administrators: all('administrator', 'list', 'invite', 'resend', 'withdraw', 'makeLink', 'update'),
  helpdesk: all('administrator', 'save', 'remove', 'preview'),
  kiosks: all('administrator', 'list', 'add', 'update', 'renewCode', 'revoke', 'remove'),
};

/** @returns undefined where nobody has decided yet */
export const decidedRole = (group: string, name: string): Role | undefined => leastRoles[group]?.[name];

/** The role that a call needs at least. */
export const leastRole = (group: string, name: string): Role => decidedRole(group, name) ?? 'administrator';

/** The role that a change of a row needs at least, also by a call that is for every table: what saves the helpdesk's own row says who may change it. */
export const leastRoleOfTable = (table: string | undefined): Role => (table === 'helpdesk' ? leastRole('helpdesk', 'save') : 'desk');
