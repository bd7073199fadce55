import type { Company, Shareholding, TradingStatus } from '../../../register/company.ts';
import { endOfYearFrom, plusDays } from '../../../register/days.ts';
import { toCapital } from '../parts/capital.ts';
import { isSamePerson } from '../parts/people.ts';
import { listDirectors } from './check-verification.ts';
import type { ConfirmationStatement, DeliveredShareholding } from './confirmation-statement.ts';

/** What acceptance changes on the register; the company is the caller's own copy. */
export function applyStatement(company: Company, statement: ConfirmationStatement, today: string): void {
  moveDates(company, statement.reviewDate);
  if (statement.sicCodes !== undefined) company.sicCodes = statement.sicCodes;
  if (statement.registeredEmail !== undefined) company.registeredEmail = statement.registeredEmail;
  if (statement.tradingOnMarket !== undefined) company.tradingStatus = toTradingStatus(statement);
  applyExemptions(company, statement);
  if (statement.capital !== undefined)
    company.statementOfCapital = toCapital(statement.capital, company, statement.reviewDate);
  if (statement.shareholdings !== undefined) {
    company.shareholdings = statement.shareholdings.map((one) => toShareholding(one, company));
    company.lastFullMembersListOn = statement.reviewDate;
  }
  verifyDirectors(company, statement, today);
}

/** The next review period is the twelve months after the confirmation date (section 853A(6)); 14 days to deliver. */
function moveDates(company: Company, reviewDate: string): void {
  const nextMadeUpTo = endOfYearFrom(plusDays(reviewDate, 1));
  company.confirmation = { lastMadeUpTo: reviewDate, nextMadeUpTo, nextDue: plusDays(nextMadeUpTo, 14) };
  payPeriod(company, reviewDate);
}

/** Marks the period as paid and keeps one ahead that covers the next statement. */
function payPeriod(company: Company, reviewDate: string): void {
  for (const period of company.paymentPeriods) {
    if (period.start <= reviewDate && reviewDate <= period.end) period.paid = true;
  }
  const last = company.paymentPeriods.toSorted((one, other) => one.end.localeCompare(other.end)).at(-1);
  if (last === undefined || last.end > (company.confirmation?.nextMadeUpTo ?? '')) return;
  const start = plusDays(last.end, 1);
  company.paymentPeriods.push({ start, end: endOfYearFrom(start), paid: false });
}

function toTradingStatus({ tradingOnMarket, dtr5Applies }: ConfirmationStatement): TradingStatus {
  if (tradingOnMarket !== true) return 'not-traded';
  return dtr5Applies === true ? 'traded-dtr5' : 'traded-not-dtr5';
}

/** An exemption that is claimed for the first time begins, and one that is denied ends, on the confirmation date. */
function applyExemptions(company: Company, { exemptions = {}, reviewDate }: ConfirmationStatement): void {
  for (const exemption of company.exemptions) {
    if (exemptions[exemption.key] !== false) continue;
    for (const period of exemption.periods) period.to ??= reviewDate;
  }
  const claimed = pscExemptions.filter((key) => exemptions[key] === true);
  for (const key of claimed) {
    const held = company.exemptions.find((one) => one.key === key);
    if (held === undefined) company.exemptions.push({ key, periods: [{ from: reviewDate }] });
    else if (held.periods.every(({ to }) => to !== undefined)) held.periods.push({ from: reviewDate });
  }
}

const pscExemptions = [
  'psc_exempt_as_trading_on_eu_regulated_market',
  'psc_exempt_as_shares_admitted_on_market',
  'psc_exempt_as_trading_on_uk_regulated_market',
] as const;

function toShareholding(delivered: DeliveredShareholding, company: Company): Shareholding {
  const { className, number, transfers, holders } = delivered;
  const inCurrency = company.statementOfCapital?.currencies.find(({ classes }) =>
    classes.some(({ name }) => name.toUpperCase() === className.toUpperCase()),
  );
  return {
    className,
    currency: inCurrency?.currency ?? 'GBP',
    number,
    transfers,
    holders: holders.map((holder) =>
      'amalgamatedName' in holder ? { corporateName: holder.amalgamatedName } : holder,
    ),
  };
}

function verifyDirectors(company: Company, { verified }: ConfirmationStatement, today: string): void {
  for (const director of listDirectors(company, today)) {
    if (!verified.some((person) => isSamePerson(person, director.person))) continue;
    director.verification = { ...director.verification, startOn: today, endOn: '9999-12-31' };
  }
}
