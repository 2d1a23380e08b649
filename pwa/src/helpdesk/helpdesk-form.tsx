import { type HelpdeskAnswer, helpdeskAnswer, helpdeskInput } from '@helpdesk/contract/calls/site/helpdesk';
import { helpdesk as described, helpdeskId } from '@helpdesk/contract/kinds/helpdesk';
import { readHours } from '@helpdesk/contract/opening/hours-text';
import { m } from '@helpdesk/words/messages';
import { labelOf } from '#admin/fields/field-labels.ts';
import { type Errors, errorsOf } from '#admin/fields/field-words.ts';
import { NumberField } from '#admin/fields/number-field.tsx';
import { TextList } from '#admin/fields/text-list.tsx';
import { EditModal } from '#admin/form/edit-modal.tsx';
import { useEntityForm } from '#admin/form/use-entity-form.ts';
import { HoursField } from '#admin/hours/hours-field.tsx';
import { useTranslating } from '#admin/translations/use-translating.ts';
import { linkNames } from '#catalogue/helpdesk/links.ts';
import { TextArea, TextField } from '#ui/controls/text-field.tsx';

import { saveHelpdesk } from './helpdesk.writes.ts';
import { HelpdeskPreview } from './helpdesk-preview.tsx';
import { type HelpdeskValues, inputOf, textsOf, valuesOf } from './helpdesk-values.ts';

interface HelpdeskFormProps {
  /** Null: what the site came with is changed for the first time. */
  row: HelpdeskAnswer | null;
  onClose: () => void;
}

/** What the helpdesk says of itself, beside how it will look. */
export function HelpdeskForm({ row, onClose }: HelpdeskFormProps) {
  const first = valuesOf(row);
  const { values, errors, edit, frame } = useEntityForm({
    first,
    draft: { form: 'helpdesk', row: row?._id, version: row ? String(row.version) : undefined },
    check: (form) => ({ ...errorsOf(helpdeskInput, inputOf(form)), ...hoursErrors(form) }),
    save: (form, { seen }) => saveHelpdesk(inputOf(form), seen),
    valuesOfRow: (saved) => valuesOf(helpdeskAnswer.parse(saved)),
    onlyChanges: true,
    onClose,
  });
  const texts = useTranslating({
    table: 'helpdesk',
    id: row ? helpdeskId : undefined,
    first,
    values,
    textsOf,
    edit,
    editList: ({ address }, _field, change) => ({ address: change(address) }),
  });
  return (
    <EditModal title={m.admin_helpdesk_form()} {...frame} texts={texts} side={<HelpdeskPreview input={inputOf(values)} />}>
      <TextArea
        label={m.admin_field_welcome()}
        hint={m.admin_field_welcome_hint()}
        rows={4}
        longest={described.welcome.longest}
        value={values.welcome}
        error={errors.welcome}
        onValueChange={(welcome) => edit({ welcome })}
      />
      <NumberField
        label={m.admin_field_helpdesk_phone()}
        value={values.phone}
        error={errors.phone}
        onValueChange={(phone) => edit({ phone })}
      />
      <HoursField value={values.hours} error={errors.hours} onValueChange={(hours) => edit({ hours })} />
      <TextList
        label={m.admin_field_address()}
        itemLabel={m.admin_field_address_line}
        add={m.admin_field_address_add()}
        texts={values.address}
        longest={described.address.longest}
        most={described.address.most}
        onChange={(address) => edit({ address })}
        error={errors.address}
      />
      {linkNames.map((name) => (
        <TextField
          key={name}
          label={labelOf(name) ?? name}
          type="url"
          inputMode="url"
          autoCapitalize="none"
          placeholder="https://"
          value={values[name]}
          error={errors[name]}
          onValueChange={(link) => edit({ [name]: link })}
        />
      ))}
    </EditModal>
  );
}

const hoursErrors = ({ hours }: HelpdeskValues): Errors => (hours === '' || readHours(hours) ? {} : { hours: m.error_hours() });
