import { z } from 'zod';
import { useAction } from '#api/queries.ts';
import { ActionDialog } from '#kit/form/action-form.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { Lead } from '#kit/muted/muted.tsx';
import { TextArea } from '#kit/text-area/text-area.tsx';
import { showToast } from '#kit/toast/show-toast.ts';
import { peopleCalls, type PersonDetails } from '../people-types.ts';

interface EndProtectionDialogProps {
  readonly person: PersonDetails;
  readonly onClose: () => void;
}

const schema = z.object({
  why: z
    .string()
    .trim()
    .min(1, 'Say why nothing is protected any more')
    .max(1000, 'Enter at most 1,000 characters'),
});

/** Takes back that a person is protected. What was said stays in the activity. */
export default function EndProtectionDialog({ person, onClose }: EndProtectionDialogProps) {
  const { personId, name } = person;
  const form = useStatbookForm({ schema, defaultValues: { why: '' } });
  const ending = useAction('endPersonProtection', peopleCalls);
  const end = async ({ why }: { why: string }) => {
    await ending.mutateAsync({ body: { personId, why } });
    showToast(`${name} is not marked as protected any more`);
  };
  return (
    <ActionDialog
      title={`${name} is not protected any more`}
      submitLabel="Take it back"
      kind="danger"
      form={form}
      onSubmit={end}
      onClose={onClose}
    >
      <Lead>The rules look at this person again, and may link or propose roles of other companies.</Lead>
      <TextArea {...form.register('why')} label="Reason" hint="Kept in the activity." />
    </ActionDialog>
  );
}
