import { catalogueTables, kinds } from '@helpdesk/contract/kinds/kinds';

/** What a backup holds; a table comes after those that it refers to. */
export const backedUp: readonly string[] = [
  'sync_clock',
  ...catalogueTables.map((table) => kinds[table].table),
  'tombstone',
  'deleted_id',
  'row_version',
  'bulk_change',
  'picture',
  'administrator',
  'recovery_code',
  'visitor_count',
  'visit',
  'missed_search',
  'enquiry',
  'enquiry_note',
  'enquiry_change',
  'mail_job',
  'bounced_address',
  'erasure',
  'forward_text',
  'stay_mail',
  'guide_key',
];

/** What ends with a restore: who is logged in or invited must not be again, and waits that were over must not come back. */
export const notBackedUp = ['session', 'invite', 'login_failure', 'known_network', 'submission_bucket'] as const;

/** What a restore leaves as it is: it is true of this server, whatever comes back. A kiosk that was revoked must not be one again. */
export const staysHere = ['believed_time', 'alert_feed', 'kiosk', 'backup_turn'] as const;
