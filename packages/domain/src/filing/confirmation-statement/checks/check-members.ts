import { isCivilDate } from '../../../dates/civil-date.ts';
import { fieldError, type FieldError, underPath } from '../../../field-error.ts';
import {
  checkHoldingsAgainstCapital,
  checkShareholdings,
  transferPeriod,
} from '../../../share-capital/check-shareholdings.ts';
import { checkStatementOfCapital } from '../../../share-capital/check-statement-of-capital.ts';
import type { ShareholdingRecord } from '../../../share-capital/shareholdings.ts';
import type { StatementOfCapitalRecord } from '../../../share-capital/statement-of-capital.ts';
import type { ConfirmationStatementDraft } from '../answers/answers.ts';
import { type ConfirmationStatementFacts, hasShareCapital, listsMembers } from '../facts.ts';

/** The statement of capital after this statement: the new one, or the register's where known. */
export function effectiveCapital(
  { statementOfCapital }: ConfirmationStatementDraft,
  facts: ConfirmationStatementFacts,
): StatementOfCapitalRecord | undefined {
  return statementOfCapital.answer === 'replace' ? statementOfCapital.capital : facts.statementOfCapital;
}

/** The list of members after this statement: the new one, or the register's where known. */
export function effectiveShareholdings(
  { shareholdings }: ConfirmationStatementDraft,
  facts: ConfirmationStatementFacts,
): readonly ShareholdingRecord[] | undefined {
  return shareholdings.answer === 'replace' ? shareholdings.holdings : facts.shareholdings;
}

/** The errors in capital and members, each and together. */
export function checkCapitalAndMembers(
  draft: ConfirmationStatementDraft,
  facts: ConfirmationStatementFacts,
): readonly FieldError[] {
  if (!hasShareCapital(facts)) return [];
  const capitalErrors = checkCapital(draft, facts);
  if (!listsMembers(draft, facts)) return capitalErrors;
  const errors = [...capitalErrors, ...checkMembers(draft, facts)];
  return errors.length > 0 ? errors : checkAgreement(draft, facts);
}

function checkCapital(
  draft: ConfirmationStatementDraft,
  facts: ConfirmationStatementFacts,
): readonly FieldError[] {
  const { answer, capital } = draft.statementOfCapital;
  if (!answer) return [missing('statementOfCapital.answer', 'Say whether the statement of capital is right')];
  if (answer === 'replace') {
    return underPath('statementOfCapital.capital', checkStatementOfCapital(capital ?? { currencies: [] }));
  }
  const wrong = facts.statementOfCapital && checkStatementOfCapital(facts.statementOfCapital)[0];
  if (!wrong) return [];
  const message = wrong.path.endsWith('totalUnpaid')
    ? 'Give a full statement of capital: the one on the register lacks the total amount unpaid'
    : 'Give a full statement of capital: the one on the register does not add up';
  return [fieldError('statementOfCapital.answer', 'cannot-confirm', message)];
}

function checkMembers(
  draft: ConfirmationStatementDraft,
  facts: ConfirmationStatementFacts,
): readonly FieldError[] {
  const { answer, holdings } = draft.shareholdings;
  if (!answer) return [missing('shareholdings.answer', 'Say whether the shareholders are right')];
  if (answer === 'confirm') {
    if (facts.lastMadeUpTo) return [];
    const message = 'List the shareholders: the first statement of a company names them all';
    return [fieldError('shareholdings.answer', 'first-statement', message)];
  }
  const madeUpTo = isCivilDate(draft.madeUpTo) ? draft.madeUpTo : facts.reviewPeriod.endsOn;
  const since = transferPeriod(facts.lastMadeUpTo, facts.company.incorporatedOn, madeUpTo);
  const errors = [...checkShareholdings(holdings, since), ...checkAddresses(draft)];
  return underPath('shareholdings.holdings', errors);
}

/** A traded company gives the addresses of those it lists (s.853G); no other company gives any. */
function checkAddresses({ trading, shareholdings }: ConfirmationStatementDraft): readonly FieldError[] {
  if (!trading.onMarket) return [];
  return shareholdings.holdings.flatMap(({ address }, index) =>
    address ? [] : [missing(`${index}.address`, 'Enter the address of this shareholder of a traded company')],
  );
}

function checkAgreement(
  draft: ConfirmationStatementDraft,
  facts: ConfirmationStatementFacts,
): readonly FieldError[] {
  // A traded company lists holders of 5% or more only, so its list need not add up.
  if (draft.trading.onMarket) return [];
  const capital = effectiveCapital(draft, facts);
  const holdings = effectiveShareholdings(draft, facts);
  return capital && holdings
    ? underPath('shareholdings.holdings', checkHoldingsAgainstCapital(holdings, capital))
    : [];
}

function missing(path: string, message: string): FieldError {
  return fieldError(path, 'missing', message);
}
