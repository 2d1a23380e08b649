import type { Role } from '@helpdesk/contract/roles/roles';
import { logger } from './logger.ts';

/** What whoever watches over the server may want to know of. */
type SecurityEvent =
  | 'login_success'
  | 'login_fail'
  | 'login_wait'
  | 'logout'
  | 'invite_use'
  | 'password_link_ask'
  | 'password_link_fail'
  | 'password_link_make'
  | 'password_link_use'
  | 'name_change'
  | 'password_change'
  | 'password_reset'
  | 'session_end'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'recovery_code_use'
  | 'invite_create'
  | 'invite_resend'
  | 'invite_withdraw'
  | 'administrator_disable'
  | 'administrator_enable'
  | 'administrator_name'
  | 'administrator_role'
  | 'kiosk_add'
  | 'kiosk_code'
  | 'kiosk_pair'
  | 'kiosk_pin'
  | 'kiosk_revoke'
  | 'kiosk_delete'
  | 'enquiries_read'
  | 'enquiries_export'
  | 'enquiries_erase'
  | 'refused';

interface Concerned {
  /** Id of the administrator who did it, or on whose account it was tried; absent: nobody that is known, or whoever runs the server. */
  readonly administrator?: string;
  /** Id of the administrator, or the kiosk, that it was done to. */
  readonly target?: string;
  /** The one that somebody has from now on. */
  readonly role?: Role;
  /** How many enquiries, or calls. */
  readonly count?: number;
  /** What was refused, as the contract names it. */
  readonly call?: string;
  readonly status?: number;
}

/** Notes what happened. No name, e-mail, network or text of anybody is ever part of it. */
export type SecurityLog = (event: SecurityEvent, concerned?: Concerned) => void;

/** One line of JSON for each event, whatever the form of the other lines: on standard output for a server, on standard error for a command. */
export const securityLog: SecurityLog = (event, concerned = {}) => logger.event(event, concerned);
