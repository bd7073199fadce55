import { z } from 'zod';
import { useAction } from '#api/queries.ts';
import { ActionForm } from '#kit/form/action-form.tsx';
import { TextField } from '#kit/text-field/text-field.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { showToast } from '#kit/toast/show-toast.ts';

const schema = z.object({
  presenterId: z
    .string()
    .regex(/^(?=.{2,11}$)E?\d+$/, 'Enter the presenter ID, like 12345678901 or E1234567'),
  presenterAuthenticationCode: z
    .string()
    .regex(/^[A-Z0-9]{1,11}$/, 'Enter the letters and digits of the presenter code, at most 11'),
});

/** An E at the beginning and digits; nothing else is let in (specification, section 5). */
const idMask = (text: string) => {
  const clean = text.toUpperCase().replace(/[^E0-9]/g, '');
  return (clean.charAt(0) + clean.slice(1).replace(/E/g, '')).slice(0, 11);
};
const codeMask = (text: string) =>
  text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 11);

/** New credentials in the place of those that are kept, which are never filled in. */
export function PresenterForm({ onDone }: { onDone: () => void }) {
  const form = useStatbookForm({
    schema,
    defaultValues: { presenterId: '', presenterAuthenticationCode: '' },
  });
  const save = useAction('savePresenter', ['getPresenter']);
  const submit = async (body: z.output<typeof schema>) => {
    await save.mutateAsync({ body });
    showToast('Presenter credentials saved');
  };
  return (
    <ActionForm form={form} onSubmit={submit} submitLabel="Save the credentials" onClose={onDone}>
      <TextField
        {...form.register('presenterId')}
        label="Presenter ID"
        hint="From the letter of Companies House, like 12345678901 or E1234567"
        mask={idMask}
        width="s"
        code
      />
      <TextField
        {...form.register('presenterAuthenticationCode')}
        label="Presenter code"
        hint="Letters and digits, at most 11. It is kept sealed."
        mask={codeMask}
        width="s"
        code
      />
    </ActionForm>
  );
}
