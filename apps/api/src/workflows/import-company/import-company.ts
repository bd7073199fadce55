import { randomUUID } from 'node:crypto';
import { type CompanyNumber, type CompanyService, serviceFor } from '@statbook/domain/companies';
import type { Secret } from '@statbook/domain/secret';
import type { CallOptions } from '@statbook/registry-client';
import type { Platform } from '../../composition.ts';
import { Refusal, refuse } from '../../pipeline/refusal.ts';
import type { NewReading } from '../../registry-snapshots/new-snapshot.ts';
import { addCompanies, type Importer, type ReadCompany } from './add-companies.ts';
import { readCompanyData } from './read-company-data.ts';
import { readRegistry } from './read-registry.ts';
import { refuseListed, refuseListedOrArchived } from './refuse-listed.ts';

export interface ImportOrder {
  number: CompanyNumber;
  /** Opens capital, shareholders and protected data as well. */
  code?: Secret | undefined;
  importer: Importer;
  /** Begins a new record even where one of the same number is in the archive. */
  beginsNew?: boolean | undefined;
  /** Nobody in the account had a company of this number a moment ago. */
  isUnknown?: boolean | undefined;
  /** Adds what was read to the list, with others; false when somebody else has just done so. Without it each is added alone. */
  add?: ((company: ReadCompany) => Promise<boolean>) | undefined;
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
  const known = order.isUnknown ? undefined : await refuseListedOrArchived(platform, wanted, order.beginsNew);
  if (known !== undefined) return known;
  const read = await readRegistry(platform.registry.data, order.number, options);
  if (read instanceof Refusal) return read;
  const { number, code, importer } = order;
  const { name, type = '', status } = read.profile;
  const service = serviceFor({ number, type, status: status ?? '' });
  if (service.level === 'refused') return refuseService(service, status);
  const readings = await readByCode(platform, order, options);
  if (readings instanceof Refusal) return readings;
  read.readings.push(...readings);
  const companyId = randomUUID();
  const add = order.add ?? ((company) => addAlone(platform, company));
  const isAdded = await add({ companyId, number, code, importer, read });
  if (!isAdded) return (await refuseListed(platform, wanted)) ?? refuse('changed-meanwhile');
  return {
    companyId,
    number,
    name,
    status: status ?? 'unknown',
    service,
    hasCompanyData: code !== undefined,
  };
}

/** What the company's code opens; nothing without one. */
async function readByCode(
  platform: Platform,
  { number, code, importer }: ImportOrder,
  options: CallOptions,
): Promise<readonly NewReading[] | Refusal> {
  if (code === undefined) return [];
  const { gateway } = await platform.gateways(importer.scope.accountId);
  const madeUpDate = platform.clock.today();
  const data = await readCompanyData(gateway, { number, code, madeUpDate }, options);
  return data instanceof Refusal ? data : data.readings;
}

function refuseService(
  { reason, message }: Extract<CompanyService, { level: 'refused' }>,
  status: string | undefined,
): Refusal {
  const code = reason === 'company-closed' ? 'company-closed' : 'company-kind-unknown';
  return refuse(code, { detail: message, ...(status !== undefined && { facts: { status } }) });
}

/** False when somebody else has just imported the same company. */
function addAlone(platform: Platform, company: ReadCompany): Promise<boolean> {
  const { accountId } = company.importer.scope;
  return platform.database.transaction({ as: 'account', accountId }, async (tx) => {
    const added = await addCompanies(platform, tx, { accountId, companies: [company] });
    return added.length === 1;
  });
}
