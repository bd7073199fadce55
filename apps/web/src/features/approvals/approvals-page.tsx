import { useState } from 'react';
import { useCall } from '#api/queries.ts';
import { useMay } from '#app/session-port.ts';
import { PageList } from '#company-page/page-part.tsx';
import { Button } from '#kit/button/button.tsx';
import { onDemand } from '#kit/on-demand.tsx';
import { PageHeader } from '#kit/page-header/page-header.tsx';
import { SelectionBar } from '#kit/selection-bar/selection-bar.tsx';
import { EmptyState, NoAccess } from '#kit/states/states.tsx';
import type { AwaitedApproval } from './awaited-approval.ts';
import { AskedList } from './asked-list.tsx';
import { AwaitedCard } from './awaited-card.tsx';

const DecideAwaited = onDemand(() => import('./decide-awaited.tsx'));

/**
 * What awaits one's decision: each with what it changes and its hash, decided on one by one or several at once. Below it, what
 * one has asked others for. The shell has both read again once something has changed.
 */
export function ApprovalsPage() {
  const mayView = useMay('getAwaitedApprovals');
  const mayAsk = useMay('askForApproval');
  const awaited = useCall('getAwaitedApprovals', undefined, { enabled: mayView });
  return (
    <>
      <PageHeader
        title="Approvals"
        lead={
          mayAsk
            ? 'What you are asked to approve before it is filed, and what you asked others for.'
            : 'What you are asked to approve before it is filed.'
        }
      />
      {mayView ? (
        <PageList query={awaited} what="approvals">
          {(approvals) => <Awaited approvals={approvals} />}
        </PageList>
      ) : (
        <NoAccess what="see companies" />
      )}
      {mayAsk && <AskedList />}
    </>
  );
}

interface Deciding {
  readonly decision: 'approved' | 'refused';
  readonly approvals: readonly AwaitedApproval[];
}

function Awaited({ approvals }: { readonly approvals: readonly AwaitedApproval[] }) {
  const [chosenIds, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [deciding, setDeciding] = useState<Deciding>();
  // What has changed or was decided meanwhile is no longer chosen.
  const chosen = approvals.filter(({ requestId }) => chosenIds.has(requestId));
  const choose = (requestId: string, on: boolean) =>
    setChosen(
      (before) => new Set(on ? [...before, requestId] : [...before].filter((id) => id !== requestId)),
    );
  return (
    <>
      {approvals.length === 0 && (
        <EmptyState title="Nothing to approve">
          When somebody asks for your approval of a filing, it appears here.
        </EmptyState>
      )}
      {approvals.map((approval) => (
        <AwaitedCard
          key={approval.requestId}
          approval={approval}
          isChosen={chosenIds.has(approval.requestId)}
          onChoose={approvals.length === 1 ? undefined : (on) => choose(approval.requestId, on)}
          onDecide={(decision) => setDeciding({ decision, approvals: [approval] })}
        />
      ))}
      <SelectionBar count={chosen.length} onClear={() => setChosen(new Set())}>
        <Button
          kind="filled"
          compact
          onClick={() => setDeciding({ decision: 'approved', approvals: chosen })}
        >
          Approve those chosen
        </Button>
        <Button compact onClick={() => setDeciding({ decision: 'refused', approvals: chosen })}>
          Refuse those chosen
        </Button>
      </SelectionBar>
      {deciding && (
        <DecideAwaited
          {...deciding}
          onClose={() => setDeciding(undefined)}
          onDecided={() => setChosen(new Set())}
        />
      )}
    </>
  );
}
