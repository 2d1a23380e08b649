import { type EnquiryAnswer, enquiryStates } from '@helpdesk/contract/enquiries';
import { m } from '@helpdesk/words/messages';

import { useWrite } from '#admin/use-write.ts';
import { Segments } from '#ui/segments.tsx';

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
    const said = await updateEnquiry(enquiry._id, { state });
    if (said.state === 'ok') onChanged(said.result);
    return said;
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
