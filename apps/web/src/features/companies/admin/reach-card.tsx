import type { CallReply } from '#api/call-types.ts';
import { useAct, useCall } from '#api/queries.ts';
import { useAccess } from '#app/session-port.ts';
import { Button } from '#kit/action/button.tsx';
import { DescriptionList, type Fact } from '#kit/page/description-list.tsx';
import { Card } from '#kit/page/layout.tsx';
import { VisuallyHidden } from '#kit/page/visually-hidden.tsx';
import { showToast } from '#kit/popup/toast-store.ts';
import { RecordPart } from '../../../record/record-part.tsx';

type Agent = CallReply<'getCompanyAgents'>['Entity'][number];

const reachWords: Readonly<Record<Agent['Reach'], string>> = {
  main: 'Main user, reaches every company',
  'every-company': 'Reaches every company',
  given: 'Given to them',
  none: 'Not given to them',
};

/** Who of the account reaches the company; agents with chosen companies can be given it here. */
export function ReachCard({ companyId }: { companyId: string }) {
  const mayGive = useAccess().has('EditSettings');
  const agents = useCall('getCompanyAgents', { query: { CompanyId: companyId } });
  // The people together are the one thing that is shown.
  const people = { ...agents, data: agents.data && { Entity: [agents.data.Entity] } };
  return (
    <Card title="Who reaches it">
      <RecordPart query={people} what="people">
        {(found) => (
          <DescriptionList
            facts={found.map(
              (agent): Fact => ({
                term: agent.AgentName,
                value: reachWords[agent.Reach],
                note:
                  agent.Status === 'active' ? undefined : agent.Status === 'invited' ? 'Invited' : 'Inactive',
                action:
                  mayGive && isByChoice(agent) ? (
                    <GiveOrTake companyId={companyId} agent={agent} />
                  ) : undefined,
              }),
            )}
          />
        )}
      </RecordPart>
    </Card>
  );
}

/** Whether a company reaches the person because it was given to them. */
const isByChoice = ({ Reach }: Agent) => Reach === 'given' || Reach === 'none';

function GiveOrTake({ companyId, agent }: { companyId: string; agent: Agent }) {
  const saving = useAct('saveCompanyAgent', ['getCompanyAgents', 'getDiaryDates', 'getActivityLogs']);
  const { AgentId, AgentName, Reach } = agent;
  const Checked = Reach === 'none';
  const save = () =>
    saving.mutateAsync({ body: { CompanyId: companyId, AgentId, Checked } }).then(
      () =>
        showToast(
          Checked ? `${AgentName} reaches the company` : `${AgentName} no longer reaches the company`,
        ),
      (error: Error) => showToast({ text: error.message, tone: 'failed' }),
    );
  return (
    <Button kind="text" compact busy={saving.isPending} onClick={() => void save()}>
      {Checked ? 'Give' : 'Take away'}
      <VisuallyHidden>{Checked ? ` to ${AgentName}` : ` from ${AgentName}`}</VisuallyHidden>
    </Button>
  );
}
