import type { CivilDate } from '../../../dates/civil-date.ts';
import { transferPeriod } from '../../../share-capital/check-shareholdings.ts';
import { checkStatementOfCapital } from '../../../share-capital/check-statement-of-capital.ts';
import type { ShareEvent } from '../../../share-capital/ledger/event.ts';
import { statementOfCapital } from '../../../share-capital/projections/capital.ts';
import { statementShareholdings } from '../../../share-capital/projections/statement-shareholdings.ts';
import type { ShareholdingRecord } from '../../../share-capital/shareholdings.ts';
import type { StatementOfCapitalRecord } from '../../../share-capital/statement-of-capital.ts';
import {
  compareCapital,
  type RegisterOnDay,
  type ReconciliationDifference,
} from '../../../share-capital/reconciliation/compare-capital.ts';
import { compareMembers } from '../../../share-capital/reconciliation/compare-holdings.ts';
import type { ConfirmationStatementDraft } from './answers.ts';
import type { ConfirmationStatementFacts } from '../facts.ts';

/** Capital and members by the company's share register, compared with what the registry holds. */
export interface RegisterShares {
  readonly on: CivilDate;
  readonly capital: StatementOfCapitalRecord;
  readonly members: readonly ShareholdingRecord[];
  /** Undefined where the registry's record is unknown. */
  readonly capitalDifferences: readonly ReconciliationDifference[] | undefined;
  readonly memberDifferences: readonly ReconciliationDifference[] | undefined;
  /** The events since the last statement, in order. */
  readonly entries: readonly ShareEvent[];
}

/** Capital and members of the share register at the day of a statement; undefined while it holds no shares. */
export function registerSharesFor(
  register: RegisterOnDay,
  facts: ConfirmationStatementFacts,
): RegisterShares | undefined {
  const { on, position, events } = register;
  if (position.lines.length === 0) return undefined;
  const { lastMadeUpTo, company } = facts;
  const since = transferPeriod(lastMadeUpTo, company.incorporatedOn, on);
  return {
    on,
    capital: statementOfCapital(position),
    members: statementShareholdings({ position, events, since, companyName: company.name }),
    capitalDifferences: facts.statementOfCapital && compareCapital(register, facts.statementOfCapital),
    memberDifferences: facts.shareholdings && compareMembers(register, facts.shareholdings, company.name),
    entries: events.filter(
      ({ effectiveOn }) => effectiveOn <= on && (lastMadeUpTo === undefined || effectiveOn > lastMadeUpTo),
    ),
  };
}

/**
 * Answers capital and members from the share register: confirms what the registry holds where it is the same, otherwise
 * replaces it. Questions that the person has not reached stay open. An unknown total unpaid is taken from the person; a traded
 * company lists its larger holders by hand.
 */
export function withRegisterAnswers(
  draft: ConfirmationStatementDraft,
  facts: ConfirmationStatementFacts,
  shares: RegisterShares,
): ConfirmationStatementDraft {
  const isTraded = draft.trading.onMarket === true;
  return {
    ...draft,
    ...(draft.statementOfCapital.answer && { statementOfCapital: capitalAnswer(draft, facts, shares) }),
    ...(draft.shareholdings.answer && !isTraded && { shareholdings: memberAnswer(facts, shares) }),
  };
}

function capitalAnswer(
  { statementOfCapital: answered }: ConfirmationStatementDraft,
  facts: ConfirmationStatementFacts,
  { capital, capitalDifferences }: RegisterShares,
): ConfirmationStatementDraft['statementOfCapital'] {
  const isValid = facts.statementOfCapital && checkStatementOfCapital(facts.statementOfCapital).length === 0;
  if (isValid && capitalDifferences?.length === 0) return { answer: 'confirm' };
  const currencies = capital.currencies.map((table) => {
    const typed = answered.capital?.currencies.find(({ currency }) => currency === table.currency);
    return { ...table, totalUnpaid: table.totalUnpaid || (typed?.totalUnpaid ?? '') };
  });
  return { answer: 'replace', capital: { currencies } };
}

function memberAnswer(
  { lastMadeUpTo }: ConfirmationStatementFacts,
  { members, memberDifferences }: RegisterShares,
): ConfirmationStatementDraft['shareholdings'] {
  const moved = members.some(({ transfers }) => transfers.length > 0);
  const isUnchanged = lastMadeUpTo !== undefined && memberDifferences?.length === 0 && !moved;
  return isUnchanged ? { answer: 'confirm', holdings: [] } : { answer: 'replace', holdings: members };
}
