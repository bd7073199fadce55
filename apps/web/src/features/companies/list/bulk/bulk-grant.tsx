import { z } from 'zod';
import { call } from '#api/call.ts';
import { useAction, useCall } from '#api/queries.ts';
import { PageList } from '#company-page/page-part.tsx';
import { ActionDialog } from '#kit/form/action-form.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { Select } from '#kit/select/select.tsx';
import { showToast } from '#kit/toast/show-toast.ts';

const schema = z.object({ agentId: z.string().min(1, 'Choose a user') });

interface BulkGrantProps {
  readonly companyIds: readonly string[];
  readonly onGranted: () => void;
  readonly onClose: () => void;
}

/** Gives companies to a user who has access to chosen ones only. */
export default function BulkGrant({ companyIds, onGranted, onClose }: BulkGrantProps) {
  const agents = useCall('getAgents');
  const form = useStatbookForm({ schema, defaultValues: { agentId: '' } });
  const saving = useAction('saveAgentDetails', ['getAgents', 'getAgentDetails', 'getCompanyAgents']);
  const grant = async ({ agentId }: z.output<typeof schema>) => {
    // Those that were given before stay, as they are now.
    const [user] = (await call('getAgentDetails', { query: { agentId } })).entity;
    if (user === undefined) throw new Error('A user without details.');
    const { agentName: fullName, version } = user;
    const companyConfigurations = [...user.companyIds, ...companyIds].join('/');
    await saving.mutateAsync({ body: { agentId, fullName, version, companyConfigurations } });
    showToast(`${fullName} has access to ${countText(companyIds.length)}`);
    onGranted();
  };
  return (
    <ActionDialog
      title={`Grant access to ${countText(companyIds.length)}`}
      submitLabel="Grant access"
      form={form}
      onSubmit={grant}
      onClose={onClose}
    >
      <PageList query={agents} what="users">
        {(found) => (
          <Select
            {...form.register('agentId')}
            label="User"
            hint="Users with access to every company are not listed."
            placeholder="Choose a user"
            options={found
              .filter(
                ({ status, allCompanies, isMainUser }) => isOpen.has(status) && !allCompanies && !isMainUser,
              )
              .map(({ agentId, agentName }) => ({ value: agentId, label: agentName }))}
          />
        )}
      </PageList>
    </ActionDialog>
  );
}

const isOpen: ReadonlySet<string> = new Set(['invited', 'active']);

const countText = (count: number) => (count === 1 ? '1 company' : `${count} companies`);
