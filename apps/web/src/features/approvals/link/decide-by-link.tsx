import { useQueryClient } from '@tanstack/react-query';
import { ApiProblem } from '#api/api-problem.ts';
import { invalidateCalls, useAction } from '#api/queries.ts';
import DecideDialog, { type GivenWords } from '../decide-dialog.tsx';
import { type LinkedApproval, titleOf } from './linked-approval.ts';

interface DecideByLinkProps {
  readonly approval: LinkedApproval;
  readonly token: string;
  readonly decision: 'approved' | 'refused';
  readonly onClose: () => void;
}

/** The answer of a signatory: the page then says what was decided. */
export default function DecideByLink({ approval, token, decision, onClose }: DecideByLinkProps) {
  const { companyName, contentSha256 } = approval;
  const queryClient = useQueryClient();
  const deciding = useAction('decideByLink', ['getApprovalByLink']);
  const decide = async (given: GivenWords) => {
    try {
      await deciding.mutateAsync({ body: { token, contentSha256, decision, ...given } });
    } catch (error) {
      // The link decides no more: the page says why. Without an answer, what was typed stays.
      if (error instanceof ApiProblem && error.status === 409)
        void invalidateCalls(queryClient, 'getApprovalByLink');
      throw error;
    }
  };
  return (
    <DecideDialog
      decision={decision}
      approvals={[{ title: `${titleOf(approval)}: ${companyName}`, contentSha256 }]}
      onDecide={decide}
      onClose={onClose}
    />
  );
}
