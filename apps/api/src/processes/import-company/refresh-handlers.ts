import { refreshCompany as refreshCall, updateCompanyInformation } from '@statbook/contract/calls';
import type { Platform } from '../../composition.ts';
import { refuseConnectionType } from '../../pipeline/connection-type.ts';
import { handle } from '../../pipeline/handler.ts';
import { Refusal, toProblem } from '../../pipeline/refusal.ts';
import { countListedCompanies } from './import-queries.ts';
import { refreshCompany } from './refresh-company.ts';
import { enqueueRefreshOfAll } from './refresh-jobs.ts';

/** Reads one company again while the person waits. */
export const refreshCompanyHandler = (platform: Platform) =>
  handle(refreshCall, async ({ body, company, person, requestId, signal }) => {
    const wrong = refuseConnectionType(platform.config, body.ConnectionType);
    if (wrong !== undefined) return wrong;
    const { accountId, userId } = person;
    const order = { accountId, companyId: company.id, actor: `person:${userId}` as const, requestId };
    const done = await refreshCompany(platform, order, { signal });
    if (done instanceof Refusal) return done;
    const { readAt, changed, companyDataRefusal } = done;
    return {
      Entity: [
        {
          CompanyId: company.id,
          RegistryReadAt: readAt.toISOString(),
          Changed: changed,
          CompanyDataProblem: companyDataRefusal ? toProblem(companyDataRefusal, requestId).detail : null,
        },
      ],
    };
  });

/** Has every company within reach read again in the background. */
export const updateCompanyInformationHandler = (platform: Platform) =>
  handle(updateCompanyInformation, async ({ tx, person }) => {
    const { accountId, agentId } = person.scope;
    const Queued = await countListedCompanies(tx);
    if (Queued > 0) await enqueueRefreshOfAll(platform.jobs, tx, { accountId, agentId });
    return { Entity: [{ Queued }] };
  });
