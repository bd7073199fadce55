import { getForm } from '@statbook/domain/filing';
import { useState } from 'react';
import { useAction } from '#api/queries.ts';
import { approvalCalls } from '#filing/approval/approval-calls.ts';
import { Button } from '#kit/button/button.tsx';
import { Card } from '#kit/card/card.tsx';
import { DescriptionList } from '#kit/description-list/description-list.tsx';
import { ConfirmDialog } from '#kit/dialog/dialog.tsx';
import { showFailure } from '#kit/toast/show-failure.ts';
import { showToast } from '#kit/toast/show-toast.ts';
import { InstantValue } from '#kit/value/dates.tsx';
import type { Nameable, Policy } from './policy-types.ts';

interface PolicyCardProps {
  readonly policy: Policy;
  readonly people: readonly Nameable[];
  readonly onEdit: (() => void) | undefined;
}

/** "Every company, every form". */
function titleOf({ companyName, form }: Policy): string {
  const formText = form === null ? 'every form' : `${form} ${getForm(form).name}`;
  return `${companyName ?? 'Every company'}, ${formText}`;
}

/** One policy: who approves on each of its levels. */
export function PolicyCard({ policy, people, onEdit }: PolicyCardProps) {
  const [withdrawing, setWithdrawing] = useState(false);
  const title = titleOf(policy);
  return (
    <Card
      title={title}
      actions={
        onEdit && (
          <>
            <Button kind="text" aria-label={`Change: ${title}`} onClick={onEdit}>
              Change
            </Button>
            <Button kind="text" aria-label={`Withdraw: ${title}`} onClick={() => setWithdrawing(true)}>
              Withdraw
            </Button>
          </>
        )
      }
    >
      <DescriptionList facts={factsOf(policy, people)} />
      {withdrawing && <Withdraw policy={policy} title={title} onClose={() => setWithdrawing(false)} />}
    </Card>
  );
}

function factsOf({ levels, mayApproveAlone, savedBy, savedAt }: Policy, people: readonly Nameable[]) {
  const nameOf = (id: string) => {
    const found = people.find((each) => each.id === id);
    if (found === undefined) return '';
    if (found.email !== undefined) return `${found.name} (by link)`;
    return found.isActive ? found.name : `${found.name} (no longer active)`;
  };
  const names = (ids: readonly string[]) => <bdi>{ids.map(nameOf).join(', ')}</bdi>;
  return [
    ...(levels.length === 0 ? [{ term: 'Approval', value: 'Nothing has to be approved' }] : []),
    ...levels.map(({ approvers, needed }, index) => ({
      term: `Level ${index + 1}`,
      value: names(approvers),
      note: approvers.length === 1 ? undefined : `${needed} of ${approvers.length} have to approve.`,
    })),
    ...(mayApproveAlone.length === 0
      ? []
      : [{ term: 'May approve alone what they submit', value: names(mayApproveAlone) }]),
    { term: 'Saved by', value: <bdi>{savedBy}</bdi>, note: <InstantValue instant={savedAt} /> },
  ];
}

interface WithdrawProps {
  readonly policy: Policy;
  readonly title: string;
  readonly onClose: () => void;
}

function Withdraw({ policy, title, onClose }: WithdrawProps) {
  const saving = useAction('saveApprovalPolicy', ['getApprovalPolicies', ...approvalCalls]);
  const { companyId, form, version } = policy;
  const withdraw = () =>
    saving
      .mutateAsync({
        body: {
          companyId: companyId ?? undefined,
          form: form ?? undefined,
          version,
          levels: [],
          mayApproveAlone: [],
          inForce: false,
        },
      })
      .then(() => {
        showToast('Policy withdrawn');
        onClose();
      }, showFailure);
  return (
    <ConfirmDialog
      open
      title={`Withdraw: ${title}`}
      confirmLabel="Withdraw policy"
      busy={saving.isPending}
      onConfirm={() => void withdraw()}
      onClose={onClose}
      consequence="What fits it goes by a wider policy from then on, or needs no approval where there is none."
    />
  );
}
