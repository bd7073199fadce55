import { z } from 'zod';
import { useAction } from '#api/queries.ts';
import { ActionDialog } from '#kit/form/action-form.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { TextArea } from '#kit/text-area/text-area.tsx';
import { showToast } from '#kit/toast/show-toast.ts';

interface DismissUnregisteredProps {
  readonly companyId: string;
  readonly personId: string;
  readonly name: string;
  readonly onClose: () => void;
}

const schema = z.object({ reason: z.string().trim().min(1, 'Enter why no notice is needed').max(1000) });

/** Every list of what is due is read again. */
const changes = ['getTieOut', 'getCompanyOverview', 'getDiaryDates', 'getDashboard', 'getCompanies'] as const;

/** Asks why somebody who holds more than a quarter is not to be on the PSC register. */
export default function DismissUnregistered({
  companyId,
  personId,
  name,
  onClose,
}: DismissUnregisteredProps) {
  const form = useStatbookForm({ schema, defaultValues: { reason: '' } });
  const dismissing = useAction('dismissUnregisteredPsc', changes);
  const dismiss = async ({ reason }: z.output<typeof schema>) => {
    await dismissing.mutateAsync({ body: { companyId, personId, reason } });
    showToast('Notice marked as not required');
  };
  return (
    <ActionDialog
      title={`Not required: PSC notice for ${name}`}
      submitLabel="Mark as not required"
      form={form}
      onSubmit={dismiss}
      onClose={onClose}
    >
      <TextArea
        {...form.register('reason')}
        label="Why no notice is needed"
        hint="Shown on this page and kept in the activity. Like: holds as nominee, the owner was notified."
      />
    </ActionDialog>
  );
}
