import { z } from 'zod';
import { useAct } from '#api/queries.ts';
import { TextArea } from '#kit/form/text-area.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { showToast } from '#kit/popup/toast-store.ts';
import { ActDialog } from './act-dialog.tsx';
import { settlingChanges } from './settling-changes.ts';

interface DismissProposalProps {
  readonly companyId: string;
  readonly proposalId: string;
  readonly title: string;
  readonly onClose: () => void;
}

const schema = z.object({ Reason: z.string().trim().min(1, 'Enter why no notice is needed').max(1000) });

/** Asks why a notice that the share register suggests is not needed. */
export default function DismissProposal({ companyId, proposalId, title, onClose }: DismissProposalProps) {
  const form = useStatbookForm({ schema, defaultValues: { Reason: '' } });
  const settling = useAct('settleControlProposal', settlingChanges);
  const dismiss = async ({ Reason }: z.output<typeof schema>) => {
    const body = { CompanyId: companyId, ProposalId: proposalId, Outcome: 'dismissed' as const, Reason };
    await settling.mutateAsync({ body });
    showToast('Notice dismissed');
  };
  return (
    <ActDialog
      title={title}
      submitLabel="Dismiss the notice"
      form={form}
      busy={settling.isPending}
      onConfirm={dismiss}
      onClose={onClose}
    >
      <TextArea
        {...form.register('Reason')}
        label="Why no notice is needed"
        hint="Kept with the notice. Like: holds as nominee, the owner was notified."
      />
    </ActDialog>
  );
}
