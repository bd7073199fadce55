import { randomUUID } from 'node:crypto';
import { type CompanyNumber, type CompanyService, serviceFor } from '@statbook/domain/companies';
import type { Secret } from '@statbook/domain/secret';
import type { CallOptions } from '@statbook/registry-client';
import type { Platform } from '../../composition.ts';
import { authenticationCodeBinding } from '../../filings/authentication-code.ts';
import type { Person } from '../../pipeline/handler.ts';
import { Refusal, refuse } from '../../pipeline/refusal.ts';
import type { ActivityActor } from '../../platform/activity/activity.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { storeReadings } from '../../registry-snapshots/store-snapshots.ts';
import { toCompanyColumns } from './company-columns.ts';
import { giveReach, insertCompany } from './import-queries.ts';
import { readCompanyData } from './read-company-data.ts';
import { readRegistry, type RegistryRead } from './read-registry.ts';
import { refuseListed, refuseListedOrArchived } from './refuse-listed.ts';

/** For whom a company is imported: the person, and the scope that limits what the person sees. */
export type Importer = Pick<Person, 'userId' | 'scope'> & { actor: ActivityActor; requestId?: string };

export interface ImportOrder {
  number: CompanyNumber;
  /** Opens capital, shareholders and protected data as well. */
  code?: Secret | undefined;
  importer: Importer;
  /** Begins a new record even where one of the same number is in the archive. */
  beginsNew?: boolean | undefined;
  /** More that happens in the transaction of the import, or not at all. */
  alongside?: ((tx: Transaction, companyId: string) => Promise<void>) | undefined;
}

export interface ImportedCompany {
  companyId: string;
  number: CompanyNumber;
  name: string;
  status: string;
  service: CompanyService;
  hasCompanyData: boolean;
}

/**
 * Takes a company of the register into an account's list: reads all of it first, then writes all of it in one
 * transaction. Kinds of entity that cannot be filed for are imported to be read; closed ones are refused.
 */
export async function importCompany(
  platform: Platform,
  order: ImportOrder,
  options: CallOptions,
): Promise<ImportedCompany | Refusal> {
  const wanted = { number: order.number, scope: order.importer.scope };
  const known = await refuseListedOrArchived(platform, wanted, order.beginsNew);
  if (known !== undefined) return known;
  const read = await readRegistry(platform.registry.data, order.number, options);
  if (read instanceof Refusal) return read;
  const { number, code, importer } = order;
  const { profile } = read;
  const service = serviceFor({ number, type: profile.type ?? '', status: profile.status ?? '' });
  if (service.level === 'refused') return refuseService(service, profile.status);
  if (code !== undefined) {
    const { gateway } = await platform.gateways(importer.scope.accountId);
    const madeUpDate = platform.clock.today();
    const data = await readCompanyData(gateway, { number, code, madeUpDate }, options);
    if (data instanceof Refusal) return data;
    read.readings.push(...data.readings);
  }
  const companyId = await storeCompany(platform, order, read);
  if (companyId === undefined) return (await refuseListed(platform, wanted)) ?? refuse('changed-meanwhile');
  const { name, status = 'unknown' } = profile;
  return { companyId, number, name, status, service, hasCompanyData: code !== undefined };
}

function refuseService(
  { reason, message }: Extract<CompanyService, { level: 'refused' }>,
  status: string | undefined,
): Refusal {
  const code = reason === 'company-closed' ? 'company-closed' : 'company-kind-unknown';
  return refuse(code, { detail: message, ...(status !== undefined && { facts: { status } }) });
}

/** Undefined when somebody else has just imported the same company. */
function storeCompany(
  { database, vault, activity, live }: Platform,
  { number, code, importer, alongside }: ImportOrder,
  { profile, readAt, readings }: RegistryRead,
): Promise<string | undefined> {
  const { accountId, agentId } = importer.scope;
  const companyId = randomUUID();
  const authenticationCodeSealed =
    code === undefined ? null : vault.seal(code.reveal(), authenticationCodeBinding(companyId));
  // The account's own scope: an agent does not see the new company before it is within reach.
  return database.transaction({ as: 'account', accountId }, async (tx) => {
    const columns = toCompanyColumns(profile, readAt);
    const owner = { id: companyId, accountId, number, createdBy: importer.userId };
    if (!(await insertCompany(tx, { ...columns, ...owner, authenticationCodeSealed }))) return undefined;
    if (agentId !== undefined) await giveReach(tx, { accountId, userId: agentId, companyId });
    await storeReadings({ tx, vault }, { accountId, companyId }, readings);
    await activity.record(tx, {
      accountId,
      companyId,
      actor: importer.actor,
      action: 'company.imported',
      subject: `${profile.name} (${number})`,
      details: { number, withCompanyData: code !== undefined },
      requestId: importer.requestId,
    });
    await live.publish(tx, { accountId, companyId, topic: 'company', payload: { companyId } });
    await alongside?.(tx, companyId);
    return companyId;
  });
}
