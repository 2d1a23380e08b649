import { type EnquiryAnswer, enquiryStates } from '@helpdesk/contract/calls/enquiries';
import { m } from '@helpdesk/words/messages';

import { useWrite } from '#admin/shell/use-write.ts';
import { Segments } from '#ui/controls/segments.tsx';

import { updateEnquiry } from './enquiry-admin.writes.ts';
import { type EnquiryState, stateWords } from './enquiry-admin-words.ts';

interface EnquiryProgressProps {
  enquiry: EnquiryAnswer;
  onChanged: (enquiry: EnquiryAnswer) => void;
}

/**
 * How far an enquiry has come, saved at once. Buttons and no dropdown: in one of those each arrow key would be a change of
 * its own, in the history too.
 */
export function EnquiryProgress({ enquiry, onChanged }: EnquiryProgressProps) {
  const write = useWrite(async (state: EnquiryState) => {
    const response = await updateEnquiry(enquiry._id, { state });
    if (response.state === 'ok') onChanged(response.result);
    return response;
  });
  const choose = (state: EnquiryState) => {
    if (!write.pending && state !== enquiry.state) write.start(state);
  };
  return (
    <Segments
      label={m.admin_enquiries_state()}
      choices={enquiryStates.map((value) => ({ value, label: stateWords[value]() }))}
      value={enquiry.state}
      onChoose={choose}
    />
  );
}
