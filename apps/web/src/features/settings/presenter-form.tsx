import { z } from 'zod';
import { useAction } from '#api/queries.ts';
import { presenterCodeMask, presenterFields, presenterIdMask } from '#company-page/credentials/presenter.ts';
import { ActionForm } from '#kit/form/action-form.tsx';
import { TextField } from '#kit/text-field/text-field.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { showToast } from '#kit/toast/show-toast.ts';

const schema = z.object(presenterFields);

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
        mask={presenterIdMask}
        width="s"
        code
      />
      <TextField
        {...form.register('presenterAuthenticationCode')}
        label="Presenter code"
        hint="Letters and digits, at most 11. It is stored encrypted."
        mask={presenterCodeMask}
        width="s"
        code
      />
    </ActionForm>
  );
}
