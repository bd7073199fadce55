import type { CompanyProfile, InsolvencyCase, PublicExemption } from '@statbook/registry-client';
import {
  describeCompanyStatus,
  describeExemption,
  describeInsolvencyCase,
  describeInsolvencyDate,
} from '@statbook/registry-client';
import type { RegisterPicture } from '@statbook/domain/register-watch';
import { MONTH_NAMES } from '@statbook/domain/dates';
import type { ReadingKind, ReadingValues } from '../../registry-snapshots/snapshot-queries.ts';
import { toCharges, toHistory } from './picture-entries.ts';
import { addressText, toOfficers, toPscs, toPscStatements } from './picture-people.ts';
import { toCapital, toShareholders } from './picture-shares.ts';

/** What is known of a company at one reading, by kind. */
export type ReadValues = { readonly [Kind in ReadingKind]?: ReadingValues[Kind] };

/** The readings in the words in which they are compared; what was never read is left out. */
export function toRegisterPicture(values: ReadValues): RegisterPicture {
  const { profile, officers, pscs, charges, exemptions, insolvency } = values;
  const data = values['company-data'];
  return {
    ...(profile && toProfileParts(profile)),
    officers: officers && toOfficers(officers.items),
    pscs: pscs && toPscs(pscs.items),
    pscStatements: values['psc-statements'] && toPscStatements(values['psc-statements']),
    charges: charges && toCharges(charges.items),
    exemptions: exemptions && toExemptions(exemptions),
    insolvency: insolvency && toInsolvency(insolvency),
    capital: data?.statementOfCapital && toCapital(data.statementOfCapital),
    shareholders: data && toShareholders(data.shareholdings),
    history: values['filing-history'] && toHistory(values['filing-history'].items),
  };
}

function toProfileParts(profile: CompanyProfile): RegisterPicture {
  const { confirmationStatement: statement, accounts } = profile;
  return {
    name: profile.name,
    status: toStatus(profile),
    registeredOffice: addressText(profile.registeredOffice),
    sicCodes: profile.sicCodes,
    statement: statement && {
      lastMadeUpTo: statement.lastMadeUpTo,
      nextMadeUpTo: statement.nextMadeUpTo,
      dueOn: statement.nextDue,
    },
    accounts: accounts && {
      referenceDate: referenceDate(accounts),
      lastMadeUpTo: accounts.lastMadeUpTo,
      nextMadeUpTo: accounts.nextMadeUpTo,
      dueOn: accounts.nextDue,
    },
  };
}

/** The status, with what the registrar says of the registered office beside it. */
function toStatus({ status, statusDetail, ...profile }: CompanyProfile): string {
  return [
    describeCompanyStatus(status ?? 'unknown', statusDetail),
    profile.isRegisteredOfficeInDispute && 'registered office in dispute',
    profile.isRegisteredOfficeUndeliverable && 'post to the registered office is returned',
  ]
    .filter(Boolean)
    .join(', ');
}

function referenceDate({
  referenceDay,
  referenceMonth,
}: NonNullable<CompanyProfile['accounts']>): string | undefined {
  const month = referenceMonth === undefined ? undefined : MONTH_NAMES[referenceMonth - 1];
  return referenceDay === undefined || month === undefined ? undefined : `${referenceDay} ${month}`;
}

const toExemptions = (exemptions: readonly PublicExemption[]) =>
  exemptions.map(({ type, from, until }) =>
    [describeExemption(type), from && `from ${from}`, until && `until ${until}`].filter(Boolean).join(' '),
  );

const toInsolvency = (cases: readonly InsolvencyCase[]) =>
  cases.map(({ number, type, dates, practitioners }) =>
    [
      [number, type && describeInsolvencyCase(type)].filter(Boolean).join(' '),
      ...dates.map((each) => `${describeInsolvencyDate(each.type ?? '')} ${each.date ?? ''}`.trim()),
      ...practitioners.map(({ name }) => name).filter(Boolean),
    ].join(', '),
  );
