import { useId } from 'react';
import { z } from 'zod';
import { toFormRefusal } from '#api/api-problem.ts';
import { useAct } from '#api/queries.ts';
import { Button } from '#kit/action/button.tsx';
import { Form } from '#kit/form/form.tsx';
import { TextArea } from '#kit/form/text-area.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { Dialog } from '#kit/popup/dialog.tsx';
import { showToast } from '#kit/popup/toast-store.ts';

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
  const formId = useId();
  const settling = useAct('settleControlProposal', ['getControlProposals', 'getDashboard']);
  const dismiss = async ({ Reason }: z.output<typeof schema>) => {
    try {
      const body = { CompanyId: companyId, ProposalId: proposalId, Outcome: 'dismissed' as const, Reason };
      await settling.mutateAsync({ body });
    } catch (error) {
      return toFormRefusal(error);
    }
    showToast('Notice dismissed');
    onClose();
    return undefined;
  };
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} kind="filled" busy={settling.isPending}>
            Dismiss the notice
          </Button>
        </>
      }
    >
      <Form id={formId} form={form} onSubmit={dismiss}>
        <TextArea
          {...form.register('Reason')}
          label="Why no notice is needed"
          hint="Kept with the notice. Like: holds as nominee, the owner was notified."
        />
      </Form>
    </Dialog>
  );
}
