import { z } from 'zod';
import { useAction } from '#api/queries.ts';
import { ActionDialog } from '#kit/form/action-form.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { Lead } from '#kit/muted/muted.tsx';
import { TextArea } from '#kit/text-area/text-area.tsx';
import { showToast } from '#kit/toast/show-toast.ts';
import { codeCalls } from '../people-types.ts';

interface EndCodeDialogProps {
  readonly personId: string;
  readonly name: string;
  readonly onClose: () => void;
}

const schema = z.object({
  why: z
    .string()
    .trim()
    .min(1, 'Say why the code is not used any more')
    .max(1000, 'Enter at most 1,000 characters'),
});

/** Says that a code is not to be used any more; another can be given at any time. */
export default function EndCodeDialog({ personId, name, onClose }: EndCodeDialogProps) {
  const form = useStatbookForm({ schema, defaultValues: { why: '' } });
  const ending = useAction('endPersonalCode', codeCalls);
  const end = async ({ why }: z.output<typeof schema>) => {
    await ending.mutateAsync({ body: { personId, why } });
    showToast(`Personal code of ${name} ended`);
  };
  return (
    <ActionDialog
      title={`End the personal code of ${name}`}
      submitLabel="End the code"
      kind="danger"
      form={form}
      onSubmit={end}
      onClose={onClose}
    >
      <Lead>Forms ask for a code again. What was filed with it stays as it is.</Lead>
      <TextArea {...form.register('why')} label="Reason" hint="Kept in the activity of the company." />
    </ActionDialog>
  );
}
