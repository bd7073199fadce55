import type { Company } from '../../../register/company.ts';
import { toMillionths } from '../../../register/decimals.ts';
import type { Rejection } from '../../submissions/submission.ts';
import type { StatementCase } from './statement-case.ts';
import { findCapitalFault } from '../parts/capital.ts';
import type { ConfirmationStatement } from './confirmation-statement.ts';
import { reject } from './rejections.ts';

/** Capital and holdings must add up once the delivered blocks stand in the place of the register's. */
export function findCapitalRejection({ company, statement }: StatementCase): Rejection | undefined {
  if (company.statementOfCapital === undefined) {
    const hasShares = statement.capital !== undefined || statement.shareholdings !== undefined;
    return hasShares ? reject('capitalWithoutShares') : undefined;
  }
  return (
    findCapitalFault(statement.capital ?? []) ??
    checkTransfers(statement) ??
    (isMarketCompany(company, statement) ? undefined : checkHoldings(company, statement))
  );
}

function checkTransfers({ shareholdings = [], reviewDate }: ConfirmationStatement): Rejection | undefined {
  const place = shareholdings.findIndex(({ transfers }) => transfers.some(({ date }) => date > reviewDate));
  return place < 0 ? undefined : reject('transferAfterDate', { instance: place + 1 });
}

/** Companies on a market give no list of all members (Companies Act 2006, sections 853F and 853G). */
function isMarketCompany({ tradingStatus }: Company, { tradingOnMarket }: ConfirmationStatement): boolean {
  return tradingOnMarket ?? (tradingStatus !== undefined && tradingStatus !== 'not-traded');
}

function checkHoldings(company: Company, statement: ConfirmationStatement): Rejection | undefined {
  const isFirst = company.confirmation?.lastMadeUpTo === undefined;
  if (statement.shareholdings === undefined && isFirst) return reject('shareholdersRequired');
  const capital = (statement.capital ?? company.statementOfCapital?.currencies ?? []).flatMap(
    (one) => one.classes,
  );
  const issued = sumByClass(capital.map(({ name, number }) => ({ className: name, number })));
  const held = sumByClass(statement.shareholdings ?? company.shareholdings);
  if (areEqual(issued, held)) return undefined;
  return statement.shareholdings === undefined ? reject('shareholdersRequired') : reject('capitalHoldings');
}

function sumByClass(amounts: { className: string; number: string }[]): Map<string, bigint> {
  const totals = new Map<string, bigint>();
  for (const { className, number } of amounts) {
    const name = className.toUpperCase();
    totals.set(name, (totals.get(name) ?? 0n) + toMillionths(number));
  }
  return new Map([...totals].filter(([, total]) => total !== 0n));
}

function areEqual(left: Map<string, bigint>, right: Map<string, bigint>): boolean {
  return left.size === right.size && [...left].every(([name, total]) => right.get(name) === total);
}
