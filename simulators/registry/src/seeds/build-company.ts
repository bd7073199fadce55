import type { Company, ConfirmationDates, PaymentPeriod } from '../world/types.ts';
import { accountsOf } from './accounts-dates.ts';
import { addressFor } from './addresses.ts';
import { capitalOf, shareholdingsOf } from './capital.ts';
import { plusDays, plusMonths, plusYears } from './days.ts';
import { historyOf } from './history.ts';
import { chargesOf, officersOf, pscStatementsOf, pscsOf, type RecordContext } from './records.ts';
import type { CompanySpec } from './spec.ts';

/** Works out what the registry would hold for a company with this story, on this day. */
export function buildCompany(spec: CompanySpec, today: string): Company {
  const { confirmation, incorporatedOn } = cycleOf(spec, today);
  const accounts = accountsOf({ spec, today, incorporatedOn });
  const office = spec.facts?.registeredOffice ?? addressFor(spec.number);
  const context: RecordContext = {
    spec,
    today,
    incorporatedOn,
    office,
    ...(confirmation?.nextDue !== undefined && { statementDue: confirmation.nextDue }),
  };
  const company: Company = {
    type: 'ltd',
    status: 'active',
    jurisdiction: 'england-wales',
    registeredOffice: office,
    sicCodes: ['62020'],
    ...(spec.hasEmail !== false && { registeredEmail: `office@${spec.number.toLowerCase()}.example` }),
    exemptions: [],
    previousNames: [],
    ...capitalFacts(spec, confirmation?.lastMadeUpTo ?? incorporatedOn),
    ...spec.facts,
    number: spec.number,
    name: spec.name,
    authenticationCode: spec.authenticationCode,
    incorporatedOn,
    ...(confirmation !== undefined && { confirmation }),
    ...(accounts !== undefined && { accounts }),
    paymentPeriods: paymentPeriodsOf(incorporatedOn, confirmation, spec.isPeriodPaid ?? false),
    officers: officersOf(context),
    pscs: pscsOf(context),
    pscStatements: pscStatementsOf(context),
    charges: chargesOf(context),
    filings: [],
    shareholdings: shareholdingsOf(spec.holdings ?? []),
  };
  return { ...company, filings: historyOf(company, spec, today) };
}

function capitalFacts({ shares }: CompanySpec, madeUpTo: string): Partial<Company> {
  return shares === undefined
    ? {}
    : { tradingStatus: 'not-traded', statementOfCapital: capitalOf(shares, madeUpTo) };
}

interface Cycle {
  incorporatedOn: string;
  confirmation?: ConfirmationDates;
}

/** Incorporation and review period follow from each other: twelve months each, the first beginning with incorporation. */
export function cycleOf(spec: CompanySpec, today: string): Cycle {
  const end = plusDays(today, spec.reviewEndsIn ?? 120);
  const reviews = spec.reviews ?? 6;
  const incorporatedOn = spec.facts?.incorporatedOn ?? plusYears(plusDays(end, 1), -reviews);
  if (spec.confirmation === 'none') return { incorporatedOn };
  if (spec.confirmation !== undefined) return { incorporatedOn, confirmation: spec.confirmation };
  const confirmation: ConfirmationDates = {
    ...(reviews > 1 && { lastMadeUpTo: plusYears(end, -1) }),
    nextMadeUpTo: end,
    nextDue: plusDays(end, 14),
  };
  return { incorporatedOn, confirmation };
}

/** The period before is paid by the statement that closed it; the current one is open unless the story says paid. */
function paymentPeriodsOf(
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
