import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Loaded } from '#api/loaded.tsx';
import { useCall } from '#api/queries.ts';
import { useMay } from '#app/session-port.ts';
import { Button } from '#kit/button/button.tsx';
import { onDemand } from '#kit/on-demand.tsx';
import { PageHeader } from '#kit/page-header/page-header.tsx';
import { LoadingText } from '#kit/skeleton/skeleton.tsx';
import { EmptyState, NoAccess } from '#kit/states/states.tsx';
import { PolicyCard } from './policy-card.tsx';
import { nameablesOf, type Policies } from './policy-types.ts';

const PolicyForm = onDemand(() => import('./policy-form.tsx'));

/** Whose approval filings need, and the policies that say so. */
export function PoliciesPage() {
  const mayView = useMay('getApprovalPolicies');
  const maySave = useMay('saveApprovalPolicy');
  /** The id of the policy that is being changed; `new` for one that is being added. */
  const [edited, setEdited] = useState<string>();
  const policies = useCall('getApprovalPolicies', undefined, { enabled: mayView });
  return (
    <>
      <PageHeader
        title="Approval policies"
        lead="Whose approval a filing needs before it goes out. The narrowest policy that fits counts; without one nothing has to be approved."
        actions={
          maySave &&
          policies.data !== undefined &&
          edited === undefined && (
            <Button kind="filled" icon={IconPlus} onClick={() => setEdited('new')}>
              Add a policy
            </Button>
          )
        }
      />
      {mayView ? (
        <Loaded
          query={policies}
          what="policies"
          loading={<LoadingText label="Loading the policies" lines={6} />}
        >
          {(found) => (
            <PolicyList
              found={found}
              edited={edited}
              onEdit={maySave ? setEdited : undefined}
              onClose={() => setEdited(undefined)}
            />
          )}
        </Loaded>
      ) : (
        <NoAccess what="see the settings of the account" />
      )}
    </>
  );
}

interface PolicyListProps {
  readonly found: Policies;
  readonly edited: string | undefined;
  readonly onEdit: ((policyId: string) => void) | undefined;
  readonly onClose: () => void;
}

function PolicyList({ found, edited, onEdit, onClose }: PolicyListProps) {
  const { entity } = found;
  const people = nameablesOf(found);
  return (
    <>
      {edited === 'new' && <PolicyForm policy={undefined} people={people} onClose={onClose} />}
      {entity.length === 0 && edited === undefined && (
        <EmptyState title="Nothing has to be approved">
          Whoever may file with Companies House does so without asking. Add a policy to change that.
        </EmptyState>
      )}
      {entity.map((policy) =>
        policy.policyId === edited ? (
          <PolicyForm key={policy.policyId} policy={policy} people={people} onClose={onClose} />
        ) : (
          <PolicyCard
            key={policy.policyId}
            policy={policy}
            people={people}
            onEdit={edited === undefined && onEdit ? () => onEdit(policy.policyId) : undefined}
          />
        ),
      )}
    </>
  );
}
