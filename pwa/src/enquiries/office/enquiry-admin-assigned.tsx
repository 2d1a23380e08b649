import { enquiryDeskCalls } from '@helpdesk/contract/calls/desk/enquiry-desk';
import type { EnquiryAnswer } from '@helpdesk/contract/calls/enquiries';
import { m } from '@helpdesk/words/messages';
import { type FormEvent, useState } from 'react';
import { useAuthorName } from '#admin/shell/colleagues.ts';

import { useAnswer } from '#admin/shell/use-answer.ts';
import { useWrite } from '#admin/shell/use-write.ts';
import { Button } from '#ui/controls/button.tsx';
import { Select } from '#ui/controls/select.tsx';

import { updateEnquiry } from './enquiry-admin.writes.ts';
import styles from './enquiry-admin-assigned.module.css';

interface EnquiryAssignedProps {
  enquiry: EnquiryAnswer;
  onChanged: (enquiry: EnquiryAnswer) => void;
}

/** Who deals with it. With a button of its own: in a dropdown each arrow key would give it to somebody else. */
export function EnquiryAssigned({ enquiry: { _id, assignedTo }, onChanged }: EnquiryAssignedProps) {
  const people = useAnswer(enquiryDeskCalls.people).result ?? [];
  const authorName = useAuthorName();
  const given = assignedTo?._id ?? '';
  const [chosen, setChosen] = useState(given);
  const { start, pending } = useWrite<void>(async () => {
    const response = await updateEnquiry(_id, { assignedTo: chosen || null });
    if (response.state === 'ok') onChanged(response.result);
    return response;
  });
  // Who can no longer log in keeps what they had, until somebody else takes it.
  const offered = assignedTo && !people.some((one) => one._id === given) ? [assignedTo, ...people] : people;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (chosen !== given && !pending) start();
  };
  return (
    <form className={styles.assigned} onSubmit={save}>
      <Select
        label={m.admin_enquiries_assigned()}
        placeholder={m.admin_enquiries_nobody()}
        options={offered.map((one) => ({ value: one._id, label: authorName(one.email) }))}
        value={chosen}
        onValueChange={setChosen}
      />
      <Button type="submit" look="line" aria-disabled={chosen === given || pending}>
        {m.admin_enquiries_assign()}
      </Button>
    </form>
  );
}
