import { companyNumber, isServedCompanyType } from '@statbook/domain/companies';
import { type CivilDate, civilDate, isAfter } from '@statbook/domain/dates';
import { confirmationStatementDueOn, reviewPeriodOnRegister } from '@statbook/domain/deadlines';
import {
  type ConfirmationStatementFacts,
  describeDirector,
  type SigningOfficer,
} from '@statbook/domain/filing/confirmation-statement';
import type { KnownPersonFacts } from '@statbook/domain/filing/forms';
import type { PublicOfficer } from '@statbook/registry-client';
import { listFilingsUnderWayOf } from '../../../filings/open-filing-queries.ts';
import { listKnownPeopleOf } from '../../../filings/personal-codes/known-people-queries.ts';
import { listObligations } from '../../../obligations/obligation-queries.ts';
import type { CompanyInReach } from '../../../pipeline/handler.ts';
import type { Refusal } from '../../../pipeline/refusal.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Vault } from '../../../platform/secrets/vault.ts';
import { toCivilDate } from '../../../registry-snapshots/present-company.ts';
import {
  type ProtectedCompanyData,
  readProtectedCompanyData,
} from '../../../registry-snapshots/protected-company-data.ts';
import { refuseCompany } from '../../../registry-snapshots/refuse-company.ts';
import { listRegistryRecords, type RegistryRecord } from '../../../registry-snapshots/registry-record.ts';
import {
  type RegisteredDirector,
  secretariesOf,
  toDirectors,
} from '../../../registry-snapshots/registered-directors.ts';
import { toShareFacts } from '../../../registry-snapshots/registered-shares.ts';

const kinds = ['profile', 'officers', 'pscs', 'psc-statements', 'company-data', 'payment-periods'] as const;

/** A director, and who they are across companies, where that is known. */
export interface DirectorOnBooks extends RegisteredDirector {
  readonly known?: KnownPersonFacts | undefined;
}

/** What the rules need to know of a company, and what only the pages show. */
export interface StatementFacts {
  readonly facts: ConfirmationStatementFacts;
  readonly directors: readonly DirectorOnBooks[];
  readonly record: RegistryRecord<(typeof kinds)[number]>;
  readonly dueOn: CivilDate;
}

/** Statements from this date on always gave a registered e-mail address (ECCTA 2023 s.30). */
const emailRequiredFrom = civilDate('2024-03-05');

/** What may stand against the statement that everything has been delivered. */
const CONTRADICTING = ['form', 'control-notice', 'unregistered-psc', 'psc-verification'] as const;

/** Gathers what the registry has said; refuses for a company that no confirmation statement can be made for. */
export async function readStatementFacts(
  tx: Transaction,
  vault: Vault,
  inReach: CompanyInReach,
  today: CivilDate,
): Promise<StatementFacts | Refusal> {
  const statement = (await listStatementFacts(tx, vault, [inReach], today)).get(inReach.id);
  if (statement === undefined) throw new Error(`No company ${inReach.id}`);
  return statement;
}

/** The same of several companies, by their ids. */
export async function listStatementFacts(
  tx: Transaction,
  vault: Vault,
  companies: readonly CompanyInReach[],
  today: CivilDate,
): Promise<ReadonlyMap<string, StatementFacts | Refusal>> {
  const companyIds = companies.map(({ id }) => id);
  const records = await listRegistryRecords(tx, companies, kinds);
  const openFilings = await listFilingsUnderWayOf(tx, companyIds);
  const people = await listKnownPeopleOf(tx, companyIds);
  const due = await listObligations(tx, { today, companyIds, kinds: CONTRADICTING });
  const obligations = Map.groupBy(due, ({ companyId }) => companyId);
  return new Map(
    records.map((record) => {
      const { id } = record.row;
      const beside = {
        openFilings: openFilings.get(id) ?? [],
        people: people.get(id) ?? [],
        obligations: obligations.get(id) ?? [],
      };
      return [id, toStatementFacts(vault, record, { today, ...beside })];
    }),
  );
}

interface BesideRecord extends Pick<ConfirmationStatementFacts, 'openFilings' | 'obligations'> {
  readonly people: readonly KnownPersonFacts[];
  readonly today: CivilDate;
}

function toStatementFacts(
  vault: Vault,
  record: StatementFacts['record'],
  { obligations, ...beside }: BesideRecord,
): StatementFacts | Refusal {
  const { row } = record;
  const { type, name, status } = row;
  const number = companyNumber(row.number);
  const incorporatedOn = row.registryReadAt === null ? undefined : toCivilDate(row.incorporatedOn);
  if (!isServedCompanyType(type) || incorporatedOn === undefined)
    return refuseCompany(row, 'statement-not-offered');
  const company = { number, name, type, status, incorporatedOn };
  const gathered = gather(vault, { record, company, ...beside });
  return { ...gathered, facts: { ...gathered.facts, obligations } };
}

interface Known
  extends Pick<StatementFacts, 'record'>,
    Pick<ConfirmationStatementFacts, 'company'>,
    Omit<BesideRecord, 'obligations'> {}

function gather(vault: Vault, { record, company, openFilings, people, today }: Known): StatementFacts {
  const { row, readings } = record;
  const lastMadeUpTo = toCivilDate(row.statementLastMadeUpTo);
  const reviewPeriod = reviewPeriodOnRegister({
    incorporatedOn: company.incorporatedOn,
    lastMadeUpTo,
    nextMadeUpTo: toCivilDate(row.statementNextMadeUpTo),
  });
  const data = readings['company-data'];
  const sealed = data && readProtectedCompanyData(vault, row.id, data);
  const officers = new Map(
    people.flatMap((each) => (each.register === 'officer' ? [[each.registerKey, each] as const] : [])),
  );
  const listed = readings.officers?.value.items ?? [];
  const directors = toDirectors(listed, sealed?.people ?? [], today).map(
    (director): DirectorOnBooks => ({ ...director, known: officers.get(director.id) }),
  );
  return {
    record,
    directors,
    dueOn: toCivilDate(row.statementDueOn) ?? confirmationStatementDueOn(reviewPeriod),
    facts: {
      company,
      reviewPeriod,
      lastMadeUpTo,
      sicCodes: readings.profile?.value.sicCodes ?? [],
      ...toShareFacts(data?.value),
      hasRegisteredEmail: holdsEmail(sealed, lastMadeUpTo ?? company.incorporatedOn),
      directors,
      signers: signersOf(directors, secretariesOf(listed, today)),
      openFilings,
    },
  };
}

/** The officers in office: humans, and bodies whose representatives sign in their names. */
function signersOf(
  directors: readonly RegisteredDirector[],
  secretaries: readonly PublicOfficer[],
): readonly SigningOfficer[] {
  return [
    ...directors.map((director) => ({
      name: describeDirector(director),
      person: director.person,
      capacity: 'director' as const,
    })),
    ...secretaries.map(({ name, nameParts }) => ({
      name: nameParts ? [nameParts.forenames, nameParts.surname].filter(Boolean).join(' ') : name,
      person: nameParts ? ('individual' as const) : ('legal-entity' as const),
      capacity: 'secretary' as const,
    })),
  ];
}

/** Where the registry was not asked, its rules tell: nobody has got past them without an address since. */
function holdsEmail(sealed: ProtectedCompanyData | undefined, lastToldOn: CivilDate): boolean {
  if (sealed !== undefined) return sealed.registeredEmail !== undefined;
  return !isAfter(emailRequiredFrom, lastToldOn);
}
