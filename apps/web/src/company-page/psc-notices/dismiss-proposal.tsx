import { z } from 'zod';
import { useAction } from '#api/queries.ts';
import { TextArea } from '#kit/text-area/text-area.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { showToast } from '#kit/toast/show-toast.ts';
import { ActionDialog } from '#kit/form/action-form.tsx';
import { settlingChanges } from './settling-changes.ts';

interface DismissProposalProps {
  readonly companyId: string;
  readonly proposalId: string;
  readonly title: string;
  readonly onClose: () => void;
}

const schema = z.object({ reason: z.string().trim().min(1, 'Enter why no notice is needed').max(1000) });

/** Asks why a notice that the share register suggests is not needed. */
export default function DismissProposal({ companyId, proposalId, title, onClose }: DismissProposalProps) {
  const form = useStatbookForm({ schema, defaultValues: { reason: '' } });
  const settling = useAction('settleControlProposal', settlingChanges);
  const dismiss = async ({ reason }: z.output<typeof schema>) => {
    const body = { companyId, proposalId, outcome: 'dismissed' as const, reason };
    await settling.mutateAsync({ body });
    showToast('Notice marked as not required');
  };
  return (
    <ActionDialog
      title={title}
      submitLabel="Mark as not required"
      form={form}
      onSubmit={dismiss}
      onClose={onClose}
    >
      <TextArea
        {...form.register('reason')}
        label="Why no notice is needed"
        hint="Kept with the notice. Like: holds as nominee, the owner was notified."
      />
    </ActionDialog>
  );
}
