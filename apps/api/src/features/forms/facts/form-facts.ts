import { minuteInLondon } from '@statbook/domain/dates';
import { companyNumber, isBeingFormed, isServedCompanyType } from '@statbook/domain/companies';
import { type FormFacts, toFiledCapital } from '@statbook/domain/filing/forms';
import { listFilingsUnderWay } from '../../../filings/open-filing-queries.ts';
import { findGrantFor } from '../../../filings/registry-grant.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { CompanyInReach } from '../../../pipeline/handler.ts';
import type { Refusal } from '../../../pipeline/refusal.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Vault } from '../../../platform/secrets/vault.ts';
import { toCivilDate } from '../../../registry-snapshots/present-company.ts';
import { historyKinds, joinHistory } from '../../../registry-snapshots/join-history.ts';
import { readProtectedCompanyData } from '../../../registry-snapshots/protected-company-data.ts';
import { refuseCompany } from '../../../registry-snapshots/refuse-company.ts';
import { listOnPaper } from '../../../registry-snapshots/people/person-protection-queries.ts';
import { getRegistryRecord, type RegistryRecord } from '../../../registry-snapshots/registry-record.ts';
import { toChargeFacts } from './charge-facts.ts';
import { publicToFiledAddress, toRegisteredAddress } from './filed-addresses.ts';
import { toStatementOfCapital } from '../../../registry-snapshots/registered-shares.ts';
import { lastExtendedPeriod } from './extended-periods.ts';
import { toOfficerFacts } from './officer-facts.ts';
import { toControlFacts } from './psc-facts.ts';

const kinds = [
  'profile',
  'officers',
  'pscs',
  'psc-statements',
  'charges',
  'company-data',
  ...historyKinds,
] as const;

type Record = RegistryRecord<(typeof kinds)[number]>;

/** What the forms of a company go by; refused for a company that no form is filed for. */
export async function readFormFacts(
  tx: Transaction,
  { vault, clock }: { vault: Vault; clock: Clock },
  inReach: CompanyInReach,
): Promise<FormFacts | Refusal> {
  const today = clock.today();
  const record = await getRegistryRecord(tx, inReach, kinds);
  const company = toCompanyFacts(record);
  if (company === undefined) return refuseCompany(record.row, 'form-not-offered');
  const { row, readings } = record;
  const data = readings['company-data'];
  const sealed = data && readProtectedCompanyData(vault, row.id, data);
  return {
    today,
    time: minuteInLondon(Temporal.Instant.fromEpochMilliseconds(clock.now().getTime())).time,
    company,
    registeredOffice: publicToFiledAddress(readings.profile?.value.registeredOffice),
    registeredEmail: {
      isRegistered: data && sealed?.registeredEmail !== undefined,
      isSignedIn: await isSignedIn(tx, row, clock.now()),
    },
    ...toFactsOfData(record),
    ...toPublicFacts(record),
    officers: toOfficerFacts({
      officers: readings.officers?.value.items ?? [],
      people: sealed?.people ?? [],
      today,
    }),
    documents: [],
    onPaper: await listOnPaper(tx, row.id),
    openFilings: await listFilingsUnderWay(tx, row.id),
  };
}

/** Whether the change of the e-mail address can be filed by what somebody granted at the registry. */
async function isSignedIn(tx: Transaction, row: { id: string; number: string }, now: Date): Promise<boolean> {
  const asked = { resource: 'registered-email-address', userId: null, now } as const;
  return (await findGrantFor(tx, row, asked)) !== undefined;
}

/** What the registry tells to those who hold the authentication code. */
function toFactsOfData({ readings }: Record): Pick<FormFacts, 'sail' | 'capital'> {
  const data = readings['company-data']?.value;
  const capital = toStatementOfCapital(data?.statementOfCapital);
  return {
    sail: { address: toRegisteredAddress(data?.sailAddress), records: data?.sailRecords ?? [] },
    capital: capital && toFiledCapital(capital),
  };
}

/** What the public register shows of accounts, control and charges. */
function toPublicFacts(record: Record): Pick<FormFacts, 'accounts' | 'pscs' | 'pscStatements' | 'charges'> {
  const { pscs, charges, 'psc-statements': statements } = record.readings;
  return {
    accounts: toAccountsFacts(record),
    ...toControlFacts(pscs?.value.items ?? [], statements?.value ?? []),
    charges: (charges?.value.items ?? []).map(toChargeFacts),
  };
}

const jurisdictions = {
  'england-wales': 'england-wales',
  england: 'england-wales',
  wales: 'wales',
  scotland: 'scotland',
  'northern-ireland': 'northern-ireland',
} as const;

function toCompanyFacts({ row }: Record): FormFacts['company'] | undefined {
  const { type, name, status } = row;
  if (isBeingFormed(row.number)) return toFormedFacts(row);
  const incorporatedOn = row.registryReadAt === null ? undefined : toCivilDate(row.incorporatedOn);
  if (incorporatedOn === undefined || !(isServedCompanyType(type) || type === 'llp')) return undefined;
  return {
    number: companyNumber(row.number),
    name,
    type,
    status,
    incorporatedOn,
    jurisdiction: jurisdictionOf(row.jurisdiction),
    hasAuthenticationCode: row.hasAuthenticationCode,
  };
}

/** Of a company that is being formed, what was proposed when its incorporation was begun. */
function toFormedFacts({ name, type, status, jurisdiction }: Record['row']): FormFacts['company'] {
  return {
    number: undefined,
    isBeingFormed: true,
    name,
    type: isServedCompanyType(type) ? type : 'llp',
    status,
    incorporatedOn: undefined,
    jurisdiction: jurisdictionOf(jurisdiction),
    hasAuthenticationCode: false,
  };
}

function jurisdictionOf(key: string | null): FormFacts['company']['jurisdiction'] {
  return Object.entries(jurisdictions).find(([known]) => known === key)?.[1];
}

function toAccountsFacts({ readings }: Record): FormFacts['accounts'] {
  const accounts = readings.profile?.value.accounts;
  if (accounts?.referenceDay === undefined || accounts.referenceMonth === undefined) return undefined;
  return {
    referenceDay: accounts.referenceDay,
    referenceMonth: accounts.referenceMonth,
    periodStartsOn: toCivilDate(accounts.nextPeriodStart),
    nextMadeUpTo: toCivilDate(accounts.nextMadeUpTo),
    nextDueOn: toCivilDate(accounts.nextDue),
    lastMadeUpTo: toCivilDate(accounts.lastMadeUpTo),
    lastExtendedPeriodEndedOn: lastExtendedPeriod(joinHistory(readings)),
  };
}
