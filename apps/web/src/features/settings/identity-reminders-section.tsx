import { useController, useWatch } from 'react-hook-form';
import { z } from 'zod';
import type { CallReply } from '#api/call-types.ts';
import { useAction, useCall } from '#api/queries.ts';
import { Card } from '#kit/card/card.tsx';
import { CheckboxGroup } from '#kit/choice/checkbox-group.tsx';
import { Checkbox } from '#kit/choice/checkbox.tsx';
import { RadioGroup } from '#kit/choice/radio-group.tsx';
import { DescriptionList } from '#kit/description-list/description-list.tsx';
import { ActionForm } from '#kit/form/action-form.tsx';
import { type StatbookForm, useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { Lead } from '#kit/muted/muted.tsx';
import { showToast } from '#kit/toast/show-toast.ts';
import { SectionPart } from './section-part.tsx';

type Reminders = CallReply<'getIdentityReminders'>['entity'][number];

const schema = z.object({
  toWhom: z.enum(['main-users', 'chosen', 'nobody']),
  userIds: z.array(z.string()),
  toPeople: z.boolean(),
});
type Values = z.output<typeof schema>;

const recipients: readonly { readonly value: Values['toWhom']; readonly label: string }[] = [
  { value: 'main-users', label: 'The main users' },
  { value: 'chosen', label: 'Chosen users' },
  { value: 'nobody', label: 'Nobody' },
];

/** Who of the account gets mail before the last day of an identity statement. */
export function IdentityRemindersSection({ mayEdit }: { readonly mayEdit: boolean }) {
  const reminders = useCall('getIdentityReminders');
  return (
    <Card title="Reminders of identity statements">
      <Lead>
        By email 14, 7 and 1 days before the last day of a statement, on it and a day after it: one email for
        all of a day. It says nothing of what is given or on its way.
      </Lead>
      <SectionPart query={reminders} label="Loading the reminders of identity statements">
        {({ entity: [found] }) => {
          if (found === undefined) return null;
          return mayEdit ? <RemindersForm reminders={found} /> : <Shown reminders={found} />;
        }}
      </SectionPart>
    </Card>
  );
}

function Shown({ reminders: { toWhom, userIds, toPeople, users } }: { readonly reminders: Reminders }) {
  const names = users.flatMap(({ userId, fullName }) => (userIds.includes(userId) ? [fullName] : []));
  const label = recipients.find(({ value }) => value === toWhom)?.label;
  return (
    <DescriptionList
      facts={[
        { term: 'Reminded', value: toWhom === 'chosen' ? names.join(', ') : label },
        { term: 'People themselves', value: toPeople ? 'Where their address is kept' : 'Not reminded' },
      ]}
    />
  );
}

function RemindersForm({ reminders }: { readonly reminders: Reminders }) {
  const { toWhom, userIds, toPeople, users } = reminders;
  const form = useStatbookForm({ schema, defaultValues: { toWhom, userIds: [...userIds], toPeople } });
  const saving = useAction('saveIdentityReminders', ['getIdentityReminders']);
  const chosen = useWatch({ control: form.control, name: 'toWhom' });
  const save = async (body: Values) => {
    await saving.mutateAsync({ body });
    showToast('Reminders saved');
  };
  return (
    <ActionForm form={form} onSubmit={save} submitLabel="Save reminders">
      <RadioGroup {...form.register('toWhom')} label="Reminded by email" options={recipients} />
      {chosen === 'chosen' && <UsersField form={form} users={users} />}
      <Checkbox
        {...form.register('toPeople')}
        label="Also the people themselves, where their address is kept"
        hint="Where their code is missing, the email has a link to give it."
      />
    </ActionForm>
  );
}

interface UsersFieldProps {
  readonly form: StatbookForm<Values, Values>;
  readonly users: Reminders['users'];
}

function UsersField({ form, users }: UsersFieldProps) {
  const {
    field: { value, onChange, onBlur },
  } = useController({ control: form.control, name: 'userIds' });
  return (
    <CheckboxGroup
      name="userIds"
      label="Users"
      hint="Each is reminded of the companies that they have access to."
      options={users.map(({ userId, fullName }) => ({ value: userId, label: fullName }))}
      values={value}
      onChange={onChange}
      onBlur={onBlur}
    />
  );
}
