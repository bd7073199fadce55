import type { CallReply } from '#api/call-types.ts';
import { useAction, useCall } from '#api/queries.ts';
import { useMay } from '#app/session-port.ts';
import { Button } from '#kit/button/button.tsx';
import { DescriptionList, type Fact } from '#kit/description-list/description-list.tsx';
import { Card } from '#kit/card/card.tsx';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';
import { showFailure } from '#kit/toast/show-failure.ts';
import { showToast } from '#kit/toast/show-toast.ts';
import { PageList } from '#company-page/page-part.tsx';

type Agent = CallReply<'getCompanyAgents'>['entity'][number];

const reachWords: Readonly<Record<Agent['reach'], string>> = {
  main: 'Main user, access to every company',
  'every-company': 'Access to every company',
  given: 'Has access',
  none: 'No access',
};

/** Who of the account reaches the company, for those who may know it; agents with chosen companies can be given it here. */
export function ReachCard({ companyId }: { companyId: string }) {
  return useMay('getCompanyAgents') && <Reach companyId={companyId} />;
}

function Reach({ companyId }: { companyId: string }) {
  const mayGive = useMay('saveCompanyAgent');
  const agents = useCall('getCompanyAgents', { query: { companyId } });
  return (
    <Card title="Access">
      <PageList query={agents} what="people">
        {(found) => (
          <DescriptionList
            facts={found.map(
              (agent): Fact => ({
                term: agent.agentName,
                value: reachWords[agent.reach],
                note:
                  agent.status === 'active' ? undefined : agent.status === 'invited' ? 'Invited' : 'Inactive',
                action:
                  mayGive && isByChoice(agent) ? (
                    <GiveOrTake companyId={companyId} agent={agent} />
                  ) : undefined,
              }),
            )}
          />
        )}
      </PageList>
    </Card>
  );
}

/** Whether a company reaches the person because it was given to them. */
const isByChoice = ({ reach }: Agent) => reach === 'given' || reach === 'none';

function GiveOrTake({ companyId, agent }: { companyId: string; agent: Agent }) {
  const saving = useAction('saveCompanyAgent', ['getCompanyAgents', 'getDiaryDates', 'getActivityLogs']);
  const { agentId, agentName, reach } = agent;
  const checked = reach === 'none';
  const save = () =>
    saving
      .mutateAsync({ body: { companyId, agentId, checked } })
      .then(
        () =>
          showToast(
            checked
              ? `${agentName} has access to the company`
              : `${agentName} no longer has access to the company`,
          ),
        showFailure,
      );
  return (
    <Button kind="text" compact busy={saving.isPending} onClick={() => void save()}>
      {checked ? 'Grant access' : 'Remove access'}
      <VisuallyHidden>{checked ? ` to ${agentName}` : ` from ${agentName}`}</VisuallyHidden>
    </Button>
  );
}
