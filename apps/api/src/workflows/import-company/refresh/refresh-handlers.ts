import { errorKinds } from '@statbook/contract';
import {
  refreshCompanies,
  refreshCompany as refreshCall,
  updateCompanyInformation,
} from '@statbook/contract/calls';
import type { Platform } from '../../../composition.ts';
import { listListedCompanies } from '../../../features/companies/company-queries.ts';
import { refuseConnectionType } from '../../../pipeline/connection-type.ts';
import { listChangesByIds } from '../../../features/register-changes/change-list-queries.ts';
import { presentChange } from '../../../features/register-changes/present-change.ts';
import { handle } from '../../../pipeline/handler.ts';
import { Refusal, refuse } from '../../../pipeline/refusal.ts';
import { enqueueRefresh } from './enqueue-refresh.ts';
import { countRegisteredCompanies } from '../import-queries.ts';
import { refreshCompany } from './refresh-company.ts';
import { enqueueRefreshOfAll } from './refresh-jobs.ts';

/** Reads one company again while the person waits. */
export const refreshCompanyHandler = (platform: Platform) =>
  handle(refreshCall, async ({ body, company, person, requestId, signal }) => {
    const wrong = refuseConnectionType(platform.config, body.connectionType);
    if (wrong !== undefined) return wrong;
    const { accountId, userId } = person;
    const actor = `person:${userId}` as const;
    const { acceptedName } = body;
    const order = { accountId, companyId: company.id, actor, requestId, acceptedName };
    const done = await refreshCompany(platform, order, { signal });
    if (done instanceof Refusal) return done;
    const { readAt, changed, changeIds, companyDataRefusal } = done;
    const changes = await platform.database.transaction(person.scope, (tx) =>
      listChangesByIds(tx, changeIds),
    );
    return {
      entity: [
        {
          companyId: company.id,
          registryReadAt: readAt.toISOString(),
          changed,
          changes: changes.map(presentChange),
          companyDataProblem: companyDataRefusal
            ? (companyDataRefusal.detail ?? errorKinds[companyDataRefusal.code].detail)
            : null,
        },
      ],
    };
  });

/** Has chosen companies read again in the background, all of them or none. */
export const refreshCompaniesHandler = ({ jobs }: Platform) =>
  handle(refreshCompanies, async ({ body, tx, person: { accountId }, record }) => {
    const chosen = [...new Set(body.companyIds)];
    const listed = await listListedCompanies(tx, chosen);
    if (listed.length < chosen.length) return refuse('not-found');
    for (const { id: companyId } of listed) await enqueueRefresh(jobs, tx, { accountId, companyId });
    record({ details: { companies: listed.length } });
    return { entity: [{ queued: listed.length }] };
  });

/** Has every company within reach read again in the background. */
export const updateCompanyInformationHandler = (platform: Platform) =>
  handle(updateCompanyInformation, async ({ tx, person }) => {
    const { accountId, agentId } = person.scope;
    const queued = await countRegisteredCompanies(tx);
    if (queued > 0) await enqueueRefreshOfAll(platform.jobs, tx, { accountId, agentId });
    return { entity: [{ queued }] };
  });
