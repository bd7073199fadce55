import { minuteInLondon } from '@statbook/domain/dates';
import { companyNumber, filesNotices, isBeingFormed, isServedCompanyType } from '@statbook/domain/companies';
import { type FormFacts, toFiledCapital } from '@statbook/domain/filing/forms';
import { listFilingsUnderWayOf } from '../../../filings/open-filing-queries.ts';
import { listSignedIn } from '../../../filings/registry-grant.ts';
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
import { listRegistryRecords, type RegistryRecord } from '../../../registry-snapshots/registry-record.ts';
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

interface FactDependencies {
  readonly vault: Vault;
  readonly clock: Clock;
}

/** What the forms of a company go by; refused for a company that no form is filed for. */
export async function readFormFacts(
  tx: Transaction,
  needs: FactDependencies,
  inReach: CompanyInReach,
): Promise<FormFacts | Refusal> {
  const facts = (await listFormFacts(tx, needs, [inReach])).get(inReach.id);
  if (facts === undefined) throw new Error(`No company ${inReach.id}`);
  return facts;
}

/** The same of several companies, by their ids. */
export async function listFormFacts(
  tx: Transaction,
  needs: FactDependencies,
  companies: readonly CompanyInReach[],
): Promise<ReadonlyMap<string, FormFacts | Refusal>> {
  const records = await listRegistryRecords(tx, companies, kinds);
  const ids = companies.map(({ id }) => id);
  const wanted = { resource: 'registered-email-address', now: needs.clock.now() } as const;
  const signedIn = await listSignedIn(tx, companies, wanted);
  const onPaper = await listOnPaper(tx, ids);
  const openFilings = await listFilingsUnderWayOf(tx, ids);
  return new Map(
    records.map((record) => {
      const { id } = record.row;
      const beside = {
        isSignedIn: signedIn.has(id),
        onPaper: onPaper.get(id) ?? [],
        openFilings: openFilings.get(id) ?? [],
      };
      return [id, toFormFacts(needs, record, beside)];
    }),
  );
}

/** What the product itself has of a company, beside its record. */
interface BesideRecord extends Pick<FormFacts, 'onPaper' | 'openFilings'> {
  /** Whether the change of the e-mail address can be filed by what somebody granted at the registry. */
  readonly isSignedIn: boolean;
}

function toFormFacts(
  { vault, clock }: FactDependencies,
  record: Record,
  { isSignedIn, ...beside }: BesideRecord,
): FormFacts | Refusal {
  const today = clock.today();
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
      isSignedIn,
    },
    ...toFactsOfData(record),
    ...toPublicFacts(record),
    officers: toOfficerFacts({
      officers: readings.officers?.value.items ?? [],
      people: sealed?.people ?? [],
      today,
    }),
    documents: [],
    ...beside,
  };
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
  if (incorporatedOn === undefined || !filesNotices(type)) return undefined;
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
