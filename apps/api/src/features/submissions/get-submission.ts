import { getSubmission } from '@statbook/contract/calls';
import { describeRegister } from '../../filings/accepted/describe-register.ts';
import { listExpectationsOf } from '../../filings/accepted/expectation-queries.ts';
import { listApprovals } from '../../filings/approval/list-label-facts.ts';
import type { PreparingDependencies } from '../../filings/approval/prepare-draft.ts';
import type { FiledForms } from '../../filings/filed-form.ts';
import { findFiling, listAttempts, listMoves } from '../../filings/filing-queries.ts';
import type { LookUp } from '../../filings/payment-check.ts';
import { handle } from '../../pipeline/handler.ts';
import { refuse } from '../../pipeline/refusal.ts';
import { listUserNames } from '../../registry-snapshots/user-name-queries.ts';
import { listFilingDocuments } from './filing-document-queries.ts';
import { presentNameWait } from './name-wait/present-name-wait.ts';
import {
  presentAttempt,
  presentDelivery,
  presentDocuments,
  presentMove,
  presentNext,
  presentPayment,
} from './present-receipt.ts';
import { presentSubmission, toInstant } from './present-submission.ts';
import { canWithdraw, presentActions } from './remedies.ts';
import { findSubmission, listPaymentsOf } from './submission-queries.ts';

interface Dependencies extends PreparingDependencies {
  forms: FiledForms;
  /** What can be asked about a payment. */
  payments: LookUp;
}

/** The receipt of one submission. */
export const getSubmissionHandler = (needs: Dependencies) =>
  handle(getSubmission, async ({ tx, query: { filingId } }) => {
    const { forms, clock, payments: lookUp } = needs;
    const row = await findSubmission(tx, filingId);
    const filing = await findFiling(tx, filingId);
    if (row === undefined || filing === undefined) return refuse('not-found');
    const moves = await listMoves(tx, filingId);
    const attempts = await listAttempts(tx, [filingId]);
    const people = [
      ...moves.map(({ byUser }) => byUser),
      ...attempts.flatMap(({ approvedBy, restUserId }) => [approvedBy, restUserId]),
    ];
    const names = await listUserNames(
      tx,
      people.filter((person) => person !== null),
    );
    const { state, form } = filing;
    const approvals = await listApprovals(tx, needs, [{ filingId, state }]);
    const payments = await listPaymentsOf(tx, filingId);
    const sent = forms[form]?.describe(row.attempt.content) ?? [];
    return {
      entity: [
        {
          ...presentSubmission(row, approvals),
          ...presentActions(state, row.attempt),
          canWithdraw: canWithdraw(state, row.attempt, payments),
          ...presentNext(row, { payments, names }),
          waitsFor: await presentNameWait(tx, row, moves),
          nextLookAt: toInstant(row.attempt.lookAt),
          timeline: moves.map((move) => presentMove(move, { names, channel: row.attempt.channel })),
          attempts: attempts.map((attempt) => presentAttempt(form, attempt, names)),
          delivery: presentDelivery(filing, row.attempt, clock),
          sent,
          payments: payments.map((payment) => presentPayment(payment, state, { clock, payments: lookUp })),
          feePence: filing.feePence,
          register: describeRegister(await listExpectationsOf(tx, [filingId]), clock.today()),
          ...presentDocuments(row.attempt, await listFilingDocuments(tx, filingId)),
        },
      ],
    };
  });
