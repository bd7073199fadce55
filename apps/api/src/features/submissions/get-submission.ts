import { getSubmission } from '@statbook/contract/calls';
import type { FiledForms } from '../../filings/filed-form.ts';
import { findFiling, listAttempts, listMoves } from '../../filings/filing-queries.ts';
import { handle } from '../../pipeline/handler.ts';
import { refuse } from '../../pipeline/refusal.ts';
import { listUserNames } from '../../readings/user-name-queries.ts';
import { describeNext, toPaidFor } from './next-step.ts';
import { presentAttempt, presentMove, presentPayment } from './present-receipt.ts';
import { presentSubmission, toInstant } from './present-submission.ts';
import { canWithdraw, presentActs } from './remedies.ts';
import { findSubmission, listPaymentsOf } from './submission-queries.ts';

/** The receipt of one submission. */
export const getSubmissionHandler = ({ forms }: { forms: FiledForms }) =>
  handle(getSubmission, async ({ tx, query: { FilingId } }) => {
    const row = await findSubmission(tx, FilingId);
    const filing = await findFiling(tx, FilingId);
    if (row === undefined || filing === undefined) return refuse('not-found');
    const moves = await listMoves(tx, FilingId);
    const attempts = await listAttempts(tx, [FilingId]);
    const people = [...moves.map(({ byUser }) => byUser), ...attempts.map(({ approvedBy }) => approvedBy)];
    const names = await listUserNames(
      tx,
      people.filter((person) => person !== null),
    );
    const { state, form } = filing;
    const payments = await listPaymentsOf(tx, FilingId);
    const sent = forms[form]?.describe(row.attempt.content) ?? [];
    return {
      Entity: [
        {
          ...presentSubmission(row),
          ...presentActs(state, row.attempt),
          CanWithdraw: canWithdraw(state, row.attempt, payments),
          Next: describeNext(state, row.attempt, toPaidFor(payments.map((payment) => payment.state))),
          NextLookAt: toInstant(row.attempt.lookAt),
          Timeline: moves.map((move) => presentMove(move, names)),
          Attempts: attempts.map((attempt) => presentAttempt(form, attempt, names)),
          Sent: sent.map(({ section, label, value }) => ({ Section: section, Label: label, Value: value })),
          Payments: payments.map((payment) => presentPayment(payment, state)),
          FeePence: filing.feePence,
        },
      ],
    };
  });
