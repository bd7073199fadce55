import { addressedName, readRegistryName } from '@statbook/domain/people';
import { useRef, useState } from 'react';
import { z } from 'zod';
import { call } from '#api/call.ts';
import { useAction } from '#api/queries.ts';
import { useMay } from '#app/session-port.ts';
import { type FoundPerson, PersonPicker } from '#company-page/people/person-picker.tsx';
import { ActionDialog } from '#kit/form/action-form.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { TextField } from '#kit/text-field/text-field.tsx';
import { showToast } from '#kit/toast/show-toast.ts';

const schema = z.object({
  fullName: z.string().trim().min(1, 'Enter the full name').max(100, 'Enter at most 100 characters'),
  email: z
    .email('Enter an email address in the correct format, like name@example.com')
    .max(254, 'Enter at most 254 characters'),
});

/** Adds somebody who approves without an account. */
export default function SignatoryDialog({ onClose }: { readonly onClose: () => void }) {
  const form = useStatbookForm({ schema, defaultValues: { fullName: '', email: '' } });
  const adding = useAction('addSignatory', ['getApprovalPolicies']);
  const add = async (body: z.output<typeof schema>) => {
    await adding.mutateAsync({ body });
    showToast(`${body.fullName} can be chosen on each level`);
  };
  const { chosen, choose } = useChosen({
    read: (field) => form.getValues(field),
    fill: (field, text) => form.setValue(field, text, { shouldValidate: form.formState.isSubmitted }),
  });
  const mayFind = useMay('findPeople');
  return (
    <ActionDialog
      title="Add a signatory"
      submitLabel="Add signatory"
      form={form}
      onSubmit={add}
      onClose={onClose}
    >
      {mayFind && (
        <PersonPicker
          name="signatory"
          label="Somebody in your books"
          kind="human"
          hint={() => 'Fills in the name, and the email address that they were written to at before.'}
          chosen={chosen}
          onChoose={choose}
        />
      )}
      <TextField {...form.register('fullName')} label="Full name" autoComplete="off" />
      <TextField
        {...form.register('email')}
        type="email"
        label="Email address"
        hint="Each approval is asked for by a link to this address, good once and for 14 days. They do not sign in."
        autoComplete="off"
        code
      />
    </ActionDialog>
  );
}

type Field = keyof z.output<typeof schema>;

interface Fields {
  readonly read: (field: Field) => string;
  readonly fill: (field: Field, text: string) => void;
}

/** Somebody of the books: fills in their name, and where they were written to. What was typed stays where nothing is known. */
function useChosen({ read, fill }: Fields) {
  const [chosen, setChosen] = useState<FoundPerson>();
  const latest = useRef<string>(undefined);
  const filledEmail = useRef('');
  const mayRead = useMay('getCodeInvitation');
  const choose = (person: FoundPerson | undefined) => {
    setChosen(person);
    latest.current = person?.personId;
    // Of whom every register hides there is no name to fill in.
    if (person === undefined || person.protection === 'super-secure') return;
    fill('fullName', addressedName(readRegistryName(person.name)));
    if (mayRead) void readEmail(person.personId);
  };
  const readEmail = async (personId: string) => {
    const known = await call('getCodeInvitation', { query: { personId } }).catch(() => undefined);
    const email = known?.entity[0]?.email ?? '';
    const isTyped = read('email') !== filledEmail.current;
    // Somebody else may have been chosen meanwhile; and an address of the one before is nobody else's.
    if (latest.current !== personId || (email === '' && isTyped)) return;
    filledEmail.current = email;
    fill('email', email);
  };
  return { chosen, choose };
}
