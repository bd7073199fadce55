import { useQueryClient } from '@tanstack/react-query';
import { ApiProblem } from '#api/api-problem.ts';
import { invalidateCalls, useAction } from '#api/queries.ts';
import { type AwaitedApproval, awaitedTitle, decisionCalls } from './awaited-approval.ts';
import DecideDialog, { type GivenWords } from './decide-dialog.tsx';

interface DecideAwaitedProps {
  readonly decision: 'approved' | 'refused';
  readonly approvals: readonly AwaitedApproval[];
  readonly onClose: () => void;
  readonly onDecided: () => void;
}

/** One act for all that is named, each by its hash. */
export default function DecideAwaited({ decision, approvals, onClose, onDecided }: DecideAwaitedProps) {
  const queryClient = useQueryClient();
  const deciding = useAction('decideApprovals', decisionCalls);
  const decide = async (given: GivenWords) => {
    const named = approvals.map(({ requestId, contentSha256 }) => ({ requestId, contentSha256 }));
    try {
      await deciding.mutateAsync({ body: { decision, ...given, approvals: named } });
    } catch (error) {
      // Some of it is no longer to be decided as it is shown: the page says what is. Without an answer, what was typed stays.
      if (error instanceof ApiProblem && error.status === 409)
        void invalidateCalls(queryClient, 'getAwaitedApprovals');
      throw error;
    }
    onDecided();
  };
  return (
    <DecideDialog
      decision={decision}
      approvals={approvals.map((each) => ({ ...each, title: awaitedTitle(each) }))}
      onDecide={decide}
      onClose={onClose}
    />
  );
}
