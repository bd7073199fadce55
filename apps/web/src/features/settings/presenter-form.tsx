import { z } from 'zod';
import { toFormRefusal } from '#api/api-problem.ts';
import { useAct } from '#api/queries.ts';
import { Button } from '#kit/action/button.tsx';
import { FormActions } from '#kit/form/form-section.tsx';
import { Form } from '#kit/form/form.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { showToast } from '#kit/popup/toast-store.ts';

const schema = z.object({
  PresenterId: z
    .string()
    .regex(/^(?=.{2,11}$)E?\d+$/, 'Enter the presenter ID, like 12345678901 or E1234567'),
  PresenterAuthenticationCode: z
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
    defaultValues: { PresenterId: '', PresenterAuthenticationCode: '' },
  });
  const save = useAct('savePresenter', ['getPresenter']);
  const submit = async (body: z.output<typeof schema>) => {
    try {
      await save.mutateAsync({ body });
      showToast('Presenter credentials saved');
      onDone();
      return undefined;
    } catch (error) {
      return toFormRefusal(error);
    }
  };
  return (
    <Form form={form} onSubmit={submit}>
      <TextField
        {...form.register('PresenterId')}
        label="Presenter ID"
        hint="From the letter of Companies House, like 12345678901 or E1234567"
        mask={idMask}
        width="s"
        code
      />
      <TextField
        {...form.register('PresenterAuthenticationCode')}
        label="Presenter code"
        hint="Letters and digits, at most 11. It is kept sealed."
        mask={codeMask}
        width="s"
        code
      />
      <FormActions>
        <Button type="submit" busy={save.isPending}>
          Save the credentials
        </Button>
        <Button kind="text" onClick={onDone}>
          Cancel
        </Button>
      </FormActions>
    </Form>
  );
}
