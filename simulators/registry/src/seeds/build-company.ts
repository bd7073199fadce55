import type { Company, ConfirmationDates, PaymentPeriod } from '../register/company.ts';
import { plusDays, plusMonths, plusYears } from '../register/days.ts';
import { addressFor } from './addresses.ts';
import { buildAccounts } from './build-accounts.ts';
import { buildCapital, buildShareholding } from './build-capital.ts';
import { buildHistory } from './build-history.ts';
import { buildCharges, buildOfficers, buildPscStatements, buildPscs } from './build-records.ts';
import type { CompanySeed } from './seed-schema.ts';

/** Works out what the registry would hold for a company with this seed, on this day. */
export function buildCompany(seed: CompanySeed, today: string): Company {
  const { confirmation, incorporatedOn } = buildCycle(seed, today);
  const accounts = buildAccounts({ seed, today, incorporatedOn });
  const office = seed.registeredOffice ?? addressFor(seed.number);
  const context = { seed, today, incorporatedOn, office, statementDue: confirmation?.nextDue };
  const company: Company = {
    type: 'ltd',
    status: 'active',
    jurisdiction: 'england-wales',
    registeredOffice: office,
    sicCodes: ['62020'],
    ...(seed.hasEmail !== false && { registeredEmail: `office@${seed.number.toLowerCase()}.example` }),
    exemptions: [],
    previousNames: [],
    ...(seed.shares && {
      tradingStatus: 'not-traded',
      statementOfCapital: buildCapital(seed.shares, confirmation?.lastMadeUpTo ?? incorporatedOn),
    }),
    ...listPlainFacts(seed),
    authenticationCode: seed.code,
    incorporatedOn,
    ...(confirmation && { confirmation }),
    ...(accounts && { accounts }),
    paymentPeriods: buildPaymentPeriods(incorporatedOn, confirmation, seed.isPeriodPaid ?? false),
    officers: buildOfficers(context),
    pscs: buildPscs(context),
    pscStatements: buildPscStatements(context),
    charges: buildCharges(context),
    filings: [],
    shareholdings: (seed.holdings ?? []).map(buildShareholding),
  };
  return { ...company, filings: buildHistory(company, seed, today) };
}

function listPlainFacts(seed: CompanySeed) {
  const {
    code: _code,
    reviewEndsIn: _reviewEndsIn,
    reviews: _reviews,
    makesReturns: _makesReturns,
    isPeriodPaid: _isPeriodPaid,
    hasEmail: _hasEmail,
    missingAccounts: _missingAccounts,
    accountsType: _accountsType,
    people: _people,
    shares: _shares,
    holdings: _holdings,
    officeMoves: _officeMoves,
    officers: _officers,
    pscs: _pscs,
    pscStatements: _pscStatements,
    charges: _charges,
    filings: _filings,
    number,
    name,
    ...facts
  } = seed;
  return { ...facts, number, name };
}

interface Cycle {
  incorporatedOn: string;
  confirmation?: ConfirmationDates;
}

/** Incorporation and review period follow from each other: twelve months each, the first beginning with incorporation. */
export function buildCycle(seed: CompanySeed, today: string): Cycle {
  const end = plusDays(today, seed.reviewEndsIn ?? 120);
  const reviews = seed.reviews ?? 6;
  const incorporatedOn = seed.incorporatedOn ?? plusYears(plusDays(end, 1), -reviews);
  if (seed.makesReturns === false) return { incorporatedOn };
  const confirmation: ConfirmationDates = {
    ...(reviews > 1 && { lastMadeUpTo: plusYears(end, -1) }),
    nextMadeUpTo: end,
    nextDue: plusDays(end, 14),
  };
  return { incorporatedOn, confirmation };
}

/** The period before is paid by the statement that closed it; the current one is open unless the seed has it paid. */
function buildPaymentPeriods(
  incorporatedOn: string,
  confirmation: ConfirmationDates | undefined,
  isPaid: boolean,
): PaymentPeriod[] {
  const { lastMadeUpTo: last, nextMadeUpTo: next } = confirmation ?? {};
  if (next === undefined) return [];
  if (last === undefined) return [{ start: incorporatedOn, end: next, paid: isPaid }];
  const lastStart = plusDays(plusMonths(last, -12), 1);
  return [
    { start: lastStart < incorporatedOn ? incorporatedOn : lastStart, end: last, paid: true },
    { start: plusDays(last, 1), end: next, paid: isPaid },
  ];
}
