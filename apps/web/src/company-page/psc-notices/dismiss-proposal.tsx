import { useAction } from '#api/queries.ts';
import { DismissNotice } from './dismiss-notice.tsx';
import { settlingChanges } from '../settling-changes.ts';

interface DismissProposalProps {
  readonly companyId: string;
  readonly proposalId: string;
  readonly title: string;
  readonly onClose: () => void;
}

/** Asks why a notice that the share register suggests is not needed. */
export default function DismissProposal({ companyId, proposalId, title, onClose }: DismissProposalProps) {
  const settling = useAction('settleControlProposal', settlingChanges);
  return (
    <DismissNotice
      title={title}
      keptWhere="Kept with the notice."
      onDismiss={(reason) =>
        settling.mutateAsync({ body: { companyId, proposalId, outcome: 'dismissed', reason } })
      }
      onClose={onClose}
    />
  );
}
