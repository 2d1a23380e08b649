import { m } from '@helpdesk/words/messages';

import field from '#ui/controls/field.module.css';
import { Segments } from '#ui/controls/segments.tsx';

interface PublishingFieldProps {
  unpublished: boolean;
  onChange: (unpublished: boolean) => void;
}

/** Whether anybody outside sees it. */
export function PublishingField({ unpublished, onChange }: PublishingFieldProps) {
  return (
    <div className={field.field}>
      <Segments
        label={m.admin_on_site()}
        choices={[
          { value: 'published', label: m.admin_published() },
          { value: 'unpublished', label: m.admin_unpublished() },
        ]}
        value={unpublished ? 'unpublished' : 'published'}
        onChoose={(choice) => onChange(choice === 'unpublished')}
      />
      <p className={field.hint}>{m.admin_on_site_hint()}</p>
    </div>
  );
}
