import { z } from 'zod';
import { useAction } from '#api/queries.ts';
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
  return (
    <ActionDialog
      title="Add a signatory"
      submitLabel="Add signatory"
      form={form}
      onSubmit={add}
      onClose={onClose}
    >
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
