import type { Everybody } from '@helpdesk/contract/calls/administrators';
import { m } from '@helpdesk/words/messages';
import { roleWords } from '#admin/shell/role-words.ts';
import { momentInWords } from '#listings/moment-in-words.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { AccountRow } from './account-row.tsx';

/** The e-mail address stands beside a name; without one it is the name. */
const beside = (one: { name: string; email: string }, ...texts: readonly (string | false | null)[]) =>
  [one.name && one.email, ...texts].filter(Boolean).join(' · ');

/** What is done with somebody who works here. */
export type PersonTask = 'change' | 'link' | 'admit';

interface PersonRowProps {
  one: Everybody['administrators'][number];
  onTask: (task: PersonTask) => void;
}

/** Somebody who works here, or has. */
export function PersonRow({ one, onTask }: PersonRowProps) {
  const { isDisabled, isSelf, usedAt, linkUntil } = one;
  const used = usedAt ? m.admin_people_used({ when: momentInWords(usedAt) }) : m.admin_people_unused();
  const link = linkUntil && m.admin_people_expires({ when: momentInWords(linkUntil) });
  const admit = {
    label: isDisabled ? m.admin_people_enable() : m.admin_people_disable(),
    onPress: () => onTask('admit'),
    danger: !isDisabled,
  };
  return (
    <AccountRow
      heading="h2"
      name={one.name || one.email}
      text={beside(one, used, link)}
      badges={
        <>
          <Badge icon="user">{roleWords[one.role].name()}</Badge>
          {isSelf && <Badge icon="home">{m.admin_people_self()}</Badge>}
          {isDisabled && (
            <Badge icon="close" tone="err">
              {m.admin_people_disabled()}
            </Badge>
          )}
          {one.hasSecondFactor && (
            <Badge icon="check" tone="ok">
              {m.admin_factor()}
            </Badge>
          )}
        </>
      }
      actions={[
        { label: m.admin_people_change(), onPress: () => onTask('change') },
        ...(isSelf || isDisabled ? [] : [{ label: m.admin_people_link(), onPress: () => onTask('link') }]),
        admit,
      ]}
    />
  );
}

/** What is done with an invitation. */
export type InvitationTask = 'resend' | 'withdraw';

interface InvitationRowProps {
  one: Everybody['invitations'][number];
  onTask: (task: InvitationTask) => void;
}

/** Somebody who is asked to. */
export function InvitationRow({ one, onTask }: InvitationRowProps) {
  const { role, isExpired, expiresAt } = one;
  const when = momentInWords(expiresAt);
  return (
    <AccountRow
      heading="h2"
      name={one.name || one.email}
      text={beside(one, isExpired ? m.admin_people_expired_at({ when }) : m.admin_people_expires({ when }))}
      badges={
        <>
          <Badge icon="user">{roleWords[role].name()}</Badge>
          <Badge icon={isExpired ? 'close' : 'wait'} tone={isExpired ? 'err' : 'wait'}>
            {isExpired ? m.admin_people_expired() : m.admin_people_invited()}
          </Badge>
        </>
      }
      actions={[
        { label: m.admin_people_resend(), onPress: () => onTask('resend') },
        { label: m.admin_people_withdraw(), onPress: () => onTask('withdraw'), danger: true },
      ]}
    />
  );
}
