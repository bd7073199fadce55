import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@statbook/contract';
import { createCompany } from '@statbook/contract/calls';
import { type CompanyNumber, findNumberRefusal, jurisdictionsOf } from '@statbook/domain/companies';
import type { CivilDate } from '@statbook/domain/dates';
import type { Platform } from '../../composition.ts';
import { handle } from '../../pipeline/handler.ts';
import { Refusal, refuse } from '../../pipeline/refusal.ts';
import { readTypedNumber } from '../../pipeline/typed-number.ts';
import { giveReach, insertCompany } from './import-queries.ts';
import { refuseListed, refuseListedOrArchived } from './refuse-listed.ts';

type Entered = BodyOf<typeof createCompany>;

/** Makes the record of a company by hand. It counts as never read from the register until somebody has it read. */
export const createCompanyHandler = (platform: Platform) =>
  handle(createCompany, async ({ body, person, note }) => {
    const number = readTypedNumber('companyNumber', body.companyNumber);
    if (number instanceof Refusal) return number;
    const wanted = { number, scope: person.scope };
    const refusal =
      checkEntered(number, body, platform.clock.today()) ??
      (await refuseListedOrArchived(platform, wanted, body.beginsNew));
    if (refusal !== undefined) return refusal;
    const { accountId, agentId } = person.scope;
    const companyId = randomUUID();
    const name = body.companyName;
    // The account's own scope: an agent does not see the new company before it is within reach.
    const isNew = await platform.database.transaction({ as: 'account', accountId }, async (tx) => {
      const owner = { id: companyId, accountId, number, createdBy: person.userId };
      if (!(await insertCompany(tx, { ...owner, ...toColumns(body) }))) return false;
      if (agentId !== undefined) await giveReach(tx, { accountId, userId: agentId, companyId });
      await note(tx, { companyId, subject: `${name} (${number})`, details: { number } });
      await platform.live.publish(tx, { accountId, companyId, topic: 'company', payload: { companyId } });
      return true;
    });
    if (isNew) return { entity: [{ companyId, companyNumber: number, companyName: name }] };
    return (await refuseListed(platform, wanted)) ?? refuse('changed-meanwhile');
  });

function checkEntered(number: CompanyNumber, body: Entered, today: CivilDate): Refusal | undefined {
  const errors: Record<string, string> = {};
  const wrongNumber = findNumberRefusal(number, body.companyType);
  if (wrongNumber !== undefined) errors['companyNumber'] = wrongNumber;
  else if (!jurisdictionsOf(number).includes(body.jurisdiction))
    errors['jurisdiction'] =
      'The letters of the number say that it is registered elsewhere. Correct one of them';
  if (body.incorporatedOn > today) errors['incorporatedOn'] = 'Enter a day that is not in the future';
  return Object.keys(errors).length === 0 ? undefined : refuse('invalid-request', { errors });
}

function toColumns({ companyName, companyType, registeredOffice, ...rest }: Entered) {
  const { premises, addressLine1: line1, addressLine2: line2, ...place } = registeredOffice;
  const { locality, region, postalCode, country } = place;
  const street = { careOf: undefined, poBox: undefined, premises, line1, line2 };
  return {
    name: companyName,
    type: companyType,
    // The register alone says it.
    status: 'unknown',
    jurisdiction: rest.jurisdiction,
    incorporatedOn: rest.incorporatedOn,
    registeredOffice: { ...street, locality, region, postalCode, country },
  };
}
