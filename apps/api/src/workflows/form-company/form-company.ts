import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@statbook/contract';
import { formCompany } from '@statbook/contract/calls';
import { BEING_FORMED } from '@statbook/domain/companies';
import { proposeAgent, toRegisterKeys } from '@statbook/domain/filing/forms';
import type { Platform } from '../../composition.ts';
import { beginForm } from '../../features/forms/draft/begin-form.ts';
import type { FormDependencies } from '../../features/forms/draft/form-case.ts';
import { type CompanyInReach, handle, type Person } from '../../pipeline/handler.ts';
import { Refusal } from '../../pipeline/refusal.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { giveReach } from '../import-company/import-queries.ts';
import {
  findCompanyBeingFormed,
  findLastAgent,
  insertCompanyToForm,
  lockFormations,
} from './formation-queries.ts';

type Dependencies = FormDependencies & Pick<Platform, 'database'>;

/**
 * Takes a company that is to be formed into the list and begins its incorporation; where one of this name is being formed within
 * reach already, that one is given. It is a record made by hand that has no number yet.
 */
export const formCompanyHandler = (dependencies: Dependencies) =>
  handle(formCompany, async ({ body, person, note }) => {
    const { accountId, scope } = person;
    const { database, live } = dependencies;
    const { known, agent } = await database.transaction(scope, async (tx) => ({
      known: await findCompanyBeingFormed(tx, body.companyName),
      agent: (await findLastAgent(tx)) ?? proposeAgent({ firm: person.accountName, ...person }),
    }));
    // The account's own scope: an agent does not see the new company before it is within reach.
    return database.transaction({ as: 'account', accountId }, async (tx) => {
      await lockFormations(tx, accountId);
      // Sent twice at once, it is begun once.
      const same = known ?? (await findCompanyBeingFormed(tx, body.companyName, person.userId));
      const company = same ?? (await insertCompany(tx, body, person));
      const companyId = company.id;
      const begun = await beginForm(tx, dependencies, {
        company,
        person,
        form: 'IN01',
        origin: { answers: { ...agent, companyType: body.companyType, country: body.country } },
      });
      if (begun instanceof Refusal) return begun;
      const { filing } = begun;
      await note(tx, { companyId, subject: company.name, details: { filingId: filing.id } });
      await live.publish(tx, { accountId, companyId, topic: 'company', payload: { companyId } });
      return { entity: [{ companyId, filingId: filing.id }] };
    });
  });

async function insertCompany(
  tx: Transaction,
  { companyName, companyType, country }: BodyOf<typeof formCompany>,
  { scope: { accountId, agentId }, userId }: Person,
): Promise<CompanyInReach> {
  const company = { id: randomUUID(), number: '', name: companyName.toUpperCase() };
  const keys = toRegisterKeys(companyType, country);
  await insertCompanyToForm(tx, { ...company, ...keys, accountId, status: BEING_FORMED, createdBy: userId });
  if (agentId !== undefined) await giveReach(tx, { accountId, userId: agentId, companyId: company.id });
  return company;
}
