import type { CivilDate } from '../../../dates/civil-date.ts';
import type { Period } from '../../../dates/period.ts';
import {
  confirmationStatementDueOn,
  reviewPeriodAfterStatement,
} from '../../../deadlines/confirmation-cycle.ts';
import type { ShareholdingRecord } from '../../../share-capital/shareholdings.ts';
import type { StatementOfCapitalRecord } from '../../../share-capital/statement-of-capital.ts';
import type { TradingStatus } from '../facts.ts';
import type { ConfirmationStatementSubmission } from './submission-content.ts';

/** The changes of the registers when the registrar accepts a statement; undefined parts stay unchanged. */
export interface AcceptanceEffects {
  readonly lastMadeUpTo: CivilDate;
  readonly nextReviewPeriod: Period;
  readonly nextDueOn: CivilDate;
  readonly trading?: TradingStatus | undefined;
  readonly sicCodes?: readonly string[] | undefined;
  readonly statementOfCapital?: StatementOfCapitalRecord | undefined;
  readonly shareholdings?: readonly ShareholdingRecord[] | undefined;
  readonly registeredEmail?: string | undefined;
  /** Directors whose identity statement the registrar now has. */
  readonly verifiedDirectorIds: readonly string[];
}

/** The effects of an accepted statement, to be applied once. */
export function effectsOfAcceptance(submission: ConfirmationStatementSubmission): AcceptanceEffects {
  const { madeUpTo, trading, sicCodes, statementOfCapital, shareholdings, registeredEmail } = submission;
  const nextReviewPeriod = reviewPeriodAfterStatement(madeUpTo);
  return {
    lastMadeUpTo: madeUpTo,
    nextReviewPeriod,
    nextDueOn: confirmationStatementDueOn(nextReviewPeriod),
    trading,
    sicCodes,
    statementOfCapital,
    shareholdings,
    registeredEmail,
    verifiedDirectorIds: submission.verifications.map(({ directorId }) => directorId),
  };
}
