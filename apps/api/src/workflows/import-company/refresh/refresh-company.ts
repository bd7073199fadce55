import { companyNumber, describeCompanyType, isBeingFormed, isSameName } from '@statbook/domain/companies';
import type { Secret } from '@statbook/domain/secret';
import type { CallOptions } from '@statbook/registry-client';
import type { Platform } from '../../../composition.ts';
import { authenticationCodeBinding } from '../../../filings/authentication-code.ts';
import { followSpelling, showsNameBefore } from '../../../filings/order/accepted-name-queries.ts';
import { listQueuedOf } from '../../../filings/order/name-wait-queries.ts';
import { Refusal, refuse } from '../../../pipeline/refusal.ts';
import type { ActivityActor } from '../../../platform/activity/activity.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { filedForms } from '../../send-filing/filed-forms.ts';
import { wakeWaiting } from '../../send-filing/wake-waiting.ts';
import { addressText } from '../../watch-register/picture-people.ts';
import { type WatchedReadings, watchReadings } from '../../watch-register/watch-readings.ts';
import { type CompanyColumns, toCompanyColumns } from '../company-columns.ts';
import { findRegisteredCompany, lockRegisteredCompany, updateCompany } from '../import-queries.ts';
import { readCompanyData } from '../read-company-data.ts';
import { readRegistry, type RegistryRead } from '../read-registry.ts';
import { enqueueRefresh } from './enqueue-refresh.ts';

export interface RefreshOrder {
  accountId: string;
  companyId: string;
  actor: ActivityActor;
  requestId?: string | undefined;
  /** The name on the register, which somebody has seen beside another one that was entered by hand. */
  acceptedName?: string | undefined;
}

export interface RefreshedCompany extends WatchedReadings {
  readAt: Date;
  /** Why the data behind the authentication code could not be read, when the rest was. */
  companyDataRefusal: Refusal | undefined;
}

/** Reads a company again and keeps what is new. What stands behind its authentication code is read when it is stored. */
export async function refreshCompany(
  platform: Platform,
  order: RefreshOrder,
  options: CallOptions,
): Promise<RefreshedCompany | Refusal> {
  const { accountId, companyId } = order;
  const registered = await platform.database.transaction({ as: 'account', accountId }, (tx) =>
    findRegisteredCompany(tx, companyId),
  );
  if (registered === undefined) return refuse('not-found');
  if (isBeingFormed(registered.number)) return refuse('company-not-formed');
  const number = companyNumber(registered.number);
  const read = await readRegistry(platform.registry.data, number, options);
  if (read instanceof Refusal) return explainUnknown(registered, read);
  const other = refuseOtherCompany(registered, read, order);
  if (other !== undefined) return other;
  let companyDataRefusal: Refusal | undefined;
  if (registered.authenticationCodeSealed !== null) {
    const code = unsealCode(platform, companyId, registered.authenticationCodeSealed);
    const { gateway } = await platform.gateways(accountId);
    const data = await readCompanyData(
      gateway,
      { number, code, madeUpDate: platform.clock.today() },
      options,
    );
    if (data instanceof Refusal) companyDataRefusal = data;
    else read.readings.push(...data.readings);
  }
  return { ...(await storeRefreshed(platform, order, read)), companyDataRefusal };
}

/** A number under which a company was read before is not mistyped. */
function explainUnknown(
  { registryReadAt }: { readonly registryReadAt: Date | null },
  refusal: Refusal,
): Refusal {
  if (refusal.code !== 'company-unknown' || registryReadAt === null) return refusal;
  const detail = 'Companies House has no company under this number any more. The record here is as it was.';
  return refuse('company-unknown', { detail });
}

/** A mistyped number is that of another company: a record made by hand becomes it only once somebody has seen both. */
function refuseOtherCompany(
  entered: { readonly name: string; readonly registryReadAt: Date | null },
  { profile }: RegistryRead,
  { acceptedName }: RefreshOrder,
): Refusal | undefined {
  if (entered.registryReadAt !== null || acceptedName === profile.name) return undefined;
  if (isSameName(entered.name, profile.name)) return undefined;
  const detail = `Companies House has ${profile.name} under this number, and ${entered.name} was entered. Nothing was changed: open the company and compare them.`;
  return refuse('company-name-differs', {
    detail,
    facts: {
      registeredName: profile.name,
      registeredOn: profile.createdOn,
      registeredType: profile.type && describeCompanyType(profile.type),
      registeredOffice: addressText(profile.registeredOffice),
    },
  });
}

/** A company's stored authentication code. */
export function unsealCode(
  { vault }: Pick<Platform, 'vault'>,
  companyId: string,
  sealed: Uint8Array,
): Secret {
  return vault.unseal(sealed, authenticationCodeBinding(companyId));
}

function storeRefreshed(
  { database, vault, activity, live, clock, jobs }: Platform,
  { accountId, companyId, actor, requestId }: RefreshOrder,
  { profile, readAt, readings }: RegistryRead,
): Promise<Omit<RefreshedCompany, 'companyDataRefusal'>> {
  return database.transaction({ as: 'account', accountId }, async (tx) => {
    const locked = await lockRegisteredCompany(tx, companyId);
    // Removed meanwhile, or read again later by somebody whose answer was here first.
    if (locked === undefined || isReadLater(locked.registryReadAt, readAt, clock.now()))
      return { readAt, changed: [], changeIds: [] };
    const company = { accountId, companyId, name: locked.name };
    await updateRead(tx, jobs, company, toCompanyColumns(profile, readAt));
    const watching = { clock, live, vault, forms: filedForms };
    const found = await watchReadings(watching, tx, { accountId, companyId }, readings);
    const subject = `${profile.name} (${locked.number})`;
    const row = { accountId, companyId, actor, requestId, subject, action: 'company.refreshed' };
    // A nightly reading that finds what it found before is no event of the company.
    if (actor.startsWith('person:') || found.changed.length > 0)
      await activity.record(tx, { ...row, details: { changed: found.changed } });
    await live.publish(tx, { accountId, companyId, topic: 'company', payload: { companyId } });
    return { readAt, ...found };
  });
}

/** A reading that lies in the future is no later one: the clock was set back since. */
const isReadLater = (last: Date | null, readAt: Date, now: Date) =>
  last !== null && last > readAt && last <= now;

/** How soon the register is read again while it shows the name before the accepted one, and filings wait for it. */
const AGAIN_AFTER_SECONDS = 120;

/** Keeps what was read of a company. A name that was accepted stands until the register shows it; then goes what has waited for it. */
async function updateRead(
  tx: Transaction,
  jobs: Jobs,
  { name: before, ...company }: { accountId: string; companyId: string; name: string },
  { name, ...columns }: CompanyColumns,
): Promise<void> {
  const { companyId } = company;
  if (await showsNameBefore(tx, companyId, name)) {
    await updateCompany(tx, companyId, columns);
    const hasWaiting = (await listQueuedOf(tx, companyId)).length > 0;
    if (hasWaiting) await enqueueRefresh(jobs, tx, company, AGAIN_AFTER_SECONDS);
    return;
  }
  await followSpelling(tx, companyId, { before, shown: name });
  await updateCompany(tx, companyId, { ...columns, name, nameBefore: null, renamedAt: null });
  await wakeWaiting(jobs, tx, company);
}
