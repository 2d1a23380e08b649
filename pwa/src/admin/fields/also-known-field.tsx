import { m } from '@helpdesk/words/messages';

import { TextArea } from '#ui/controls/text-field.tsx';

interface AlsoKnownFieldProps {
  /** One name on each line. */
  value: string;
  error?: string;
  onValueChange: (names: string) => void;
}

/** What else something is called, for the search. */
export function AlsoKnownField(props: AlsoKnownFieldProps) {
  return <TextArea label={m.admin_field_also_known()} hint={m.admin_field_also_known_hint()} rows={3} {...props} />;
}
