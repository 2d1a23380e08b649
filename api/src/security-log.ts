/** What whoever watches over the server may want to know of. */
type SecurityEvent =
  | 'login_success'
  | 'login_fail'
  | 'login_wait'
  | 'logout'
  | 'invite_use'
  | 'password_change'
  | 'password_reset'
  | 'session_end'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'recovery_code_use'
  | 'invite_create'
  | 'invite_withdraw'
  | 'administrator_disable'
  | 'administrator_enable'
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
  /** How many enquiries, or calls. */
  readonly count?: number;
  /** What was refused, as the contract names it. */
  readonly call?: string;
  readonly status?: number;
}

/** Notes what happened. No name, e-mail, network or text of anybody is ever part of it. */
export type SecurityLog = (event: SecurityEvent, concerned?: Concerned) => void;

/**
 * One line of JSON for each event, with the fields that structured loggers write, so that one of them can take over here.
 * @param stream standard output for a server; a command has its words for people there, and its events on standard error
 */
export const securityLogOn =
  (stream: Pick<NodeJS.WriteStream, 'write'>): SecurityLog =>
  (event, concerned) =>
    void stream.write(`${JSON.stringify({ level: 'info', time: new Date().toISOString(), event, ...concerned })}\n`);
