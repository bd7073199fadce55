import { findAccountsDue } from '../../../register/accounts-due.ts';
import type { Company, Shareholding } from '../../../register/company.ts';
import type { CompanyRegister } from '../../../register/company-register.ts';
import { endOfMonth, endOfYearFrom, plusDays, plusYears } from '../../../register/days.ts';
import { multiply, sum } from '../../../register/decimals.ts';
import { makeAuthenticationCode, makeRecordId } from '../../../register/ids.ts';
import type { FormCase, Founding, Grant } from '../form-class.ts';
import { toCapital } from '../parts/capital.ts';
import { toController } from '../parts/new-controllers.ts';
import { toOfficer } from '../parts/new-officers.ts';
import { companyKinds, jurisdictions } from './company-kinds.ts';
import type { Incorporation, Subscriber } from './read-incorporation.ts';

/** The company as it stands on its first day, before anybody is in it. */
export function foundCompany(facts: Founding<Incorporation>): Company {
  const { register, companyName, content, today } = facts;
  const { type } = companyKinds[content.kind];
  const jurisdiction = jurisdictions[content.country];
  const number = findFreeNumber(register, { type, jurisdiction });
  const nextMadeUpTo = endOfYearFrom(today);
  return {
    number,
    name: companyName.trim(),
    type,
    ...(content.isCommunityInterest && { subtype: 'community-interest-company' }),
    status: 'active',
    jurisdiction,
    incorporatedOn: today,
    registeredOffice: content.office,
    sicCodes: content.sicCodes,
    registeredEmail: content.email,
    authenticationCode: makeAuthenticationCode(number),
    accounts: startAccounts(today, type === 'plc'),
    confirmation: { nextMadeUpTo, nextDue: plusDays(nextMadeUpTo, 14) },
    paymentPeriods: [{ start: today, end: nextMadeUpTo, paid: false }],
    officers: [],
    pscs: [],
    pscStatements: [],
    exemptions: [],
    charges: [],
    filings: [],
    previousNames: [],
    shareholdings: [],
  };
}

/** Where the next numbers begin, above those of the demonstration; the prefix is that of the registry. */
const firstNumbers = {
  company: { 'england-wales': '17000001', scotland: 'SC880001', 'northern-ireland': 'NI740001' },
  llp: { 'england-wales': 'OC460001', scotland: 'SO310001', 'northern-ireland': 'NC010001' },
} as const;

function findFreeNumber(
  register: CompanyRegister,
  { type, jurisdiction }: Pick<Company, 'type' | 'jurisdiction'>,
): string {
  const registrar =
    jurisdiction === 'scotland' || jurisdiction === 'northern-ireland' ? jurisdiction : 'england-wales';
  let number: string = firstNumbers[type === 'llp' ? 'llp' : 'company'][registrar];
  while (register.findCompany(number) !== undefined) number = next(number);
  return number;
}

function next(number: string): string {
  return number.replace(/\d+$/, (digits) => String(Number(digits) + 1).padStart(digits.length, '0'));
}

/** The first period ends with the month of the first anniversary (Companies Act 2006, section 391). */
function startAccounts(incorporatedOn: string, isPublic: boolean): NonNullable<Company['accounts']> {
  const end = endOfMonth(plusYears(incorporatedOn, 1));
  return {
    referenceDay: Number(end.slice(8)),
    referenceMonth: Number(end.slice(5, 7)),
    next: {
      periodStartOn: incorporatedOn,
      periodEndOn: end,
      dueOn: findAccountsDue({ end, incorporatedOn, isPublic }),
    },
  };
}

/** Brings everybody into the company, and gives it its shares. */
export function fillCompany({ company, content }: FormCase<Incorporation>): Grant {
  const { incorporatedOn: today } = company;
  for (const officer of content.officers) {
    company.officers.push(toOfficer(officer, { company, appointedOn: today, today }));
  }
  for (const controller of content.controllers) {
    company.pscs.push(toController(controller, { company, notifiedOn: today, today }));
  }
  if (content.controllers.length === 0) {
    const statement = 'no-individual-or-entity-with-signficant-control';
    company.pscStatements.push({
      id: makeRecordId(company.number, 'statement', 0),
      statement,
      notifiedOn: today,
    });
  }
  if (content.capital.length > 0) addShares(company, content);
  return {
    certificate: {
      documentType: 'NEWINC',
      title: `Certificate of incorporation of ${describeBody(company)}`,
      lines: [`Company number ${company.number}`, `${company.name} was incorporated on ${today}`],
    },
    incorporation: { date: today, authenticationCode: company.authenticationCode },
  };
}

function addShares(company: Company, { capital, subscribers }: Incorporation): void {
  company.tradingStatus = 'not-traded';
  const statement = toCapital(capital, company, company.incorporatedOn);
  for (const { currency, classes } of statement.currencies) {
    for (const one of classes) {
      const taken = listShares(subscribers).filter(
        (shares) => shares.currency === currency && shares.className.toUpperCase() === one.name.toUpperCase(),
      );
      one.aggregateUnpaid = sum(taken.map(({ number, unpaidPerShare }) => multiply(number, unpaidPerShare)));
    }
  }
  company.statementOfCapital = statement;
  company.shareholdings = subscribers.flatMap(toShareholdings);
}

export function listShares(subscribers: Subscriber[]) {
  return subscribers.flatMap(({ shares }) => shares);
}

function toShareholdings({ shares, ...subscriber }: Subscriber): Shareholding[] {
  const { forename, surname = '', corporateName, address } = subscriber;
  const holder =
    corporateName === undefined
      ? { ...(forename !== undefined && { forename }), surname, address }
      : { corporateName, address };
  return shares.map(({ className, number, currency }) => ({
    className,
    number,
    currency,
    holders: [holder],
    transfers: [],
  }));
}

const bodies: Partial<Record<Company['type'], string>> = {
  plc: 'a public limited company',
  llp: 'a limited liability partnership',
};

function describeBody({ type }: Company): string {
  return bodies[type] ?? 'a private limited company';
}
