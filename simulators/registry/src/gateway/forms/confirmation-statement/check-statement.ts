import type { Rejection } from '../../submissions/submission.ts';
import { findCapitalRejection } from './check-capital.ts';
import { findVerificationRejection } from './check-verification.ts';
import { isClosed } from '../parts/rejections.ts';
import { reject } from './rejections.ts';
import type { StatementCase } from './statement-case.ts';

type Check = (facts: StatementCase) => Rejection | undefined;

/** The first thing for which the registry's main system rejects a statement (row 12 of section 19). */
export function findRejection(facts: StatementCase): Rejection | undefined {
  for (const check of checks) {
    const rejection = check(facts);
    if (rejection !== undefined) return rejection;
  }
  return undefined;
}

const checks: Check[] = [
  checkCompany,
  checkReviewDate,
  ({ statement }) => (statement.acceptsLawfulPurpose ? undefined : reject('lawfulPurpose')),
  checkTrading,
  checkEmail,
  checkSicCodes,
  findCapitalRejection,
  findVerificationRejection,
];

function checkCompany({ company }: StatementCase): Rejection | undefined {
  const isExpected = company.confirmation?.nextMadeUpTo !== undefined;
  return isClosed(company) || !isExpected ? reject('notRequired') : undefined;
}

function checkReviewDate({ company, statement, today }: StatementCase): Rejection | undefined {
  const { reviewDate } = statement;
  const { lastMadeUpTo, nextMadeUpTo } = company.confirmation ?? {};
  if (reviewDate > today) return reject('futureDate');
  if (lastMadeUpTo !== undefined && reviewDate <= lastMadeUpTo)
    return reject('alreadyMade', { value: lastMadeUpTo });
  if (nextMadeUpTo !== undefined && reviewDate > nextMadeUpTo)
    return reject('beyondPeriod', { value: nextMadeUpTo });
  return undefined;
}

function checkTrading({ statement }: StatementCase): Rejection | undefined {
  const isContradictory = statement.dtr5Applies === true && statement.tradingOnMarket !== true;
  return isContradictory ? reject('dtr5WithoutMarket') : undefined;
}

function checkEmail({ company, statement }: StatementCase): Rejection | undefined {
  const { registeredEmail } = statement;
  if (company.registeredEmail !== undefined) {
    return registeredEmail === undefined ? undefined : reject('emailHeld');
  }
  if (registeredEmail === undefined) return reject('emailRequired');
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(registeredEmail) ? undefined : reject('emailInvalid');
}

function checkSicCodes({ statement }: StatementCase): Rejection | undefined {
  const codes = statement.sicCodes ?? [];
  for (const [place, code] of codes.entries()) {
    if (!/^\d{5}$/.test(code)) return reject('sicInvalid', { value: code, instance: place + 1 });
    if (codes.indexOf(code) < place) return reject('sicRepeated', { value: code, instance: place + 1 });
  }
  return undefined;
}
