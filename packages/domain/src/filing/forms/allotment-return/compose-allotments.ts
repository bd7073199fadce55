import type { FiledCapital } from '../filed-capital.ts';
import { type Answers, answerAt } from '../kernel/form-fields.ts';
import { ALLOTMENTS, CAPITAL, rowsOf } from './allotment-steps.ts';
import type { FiledAllotment } from './content.ts';

/** The allotments given, in order. */
export function allotmentsAt(answers: Answers): readonly FiledAllotment[] {
  return rowsOf(answers, ALLOTMENTS).map((path) => {
    const at = (name: keyof FiledAllotment) => answerAt(answers, `${path}.${name}`);
    const nonCashConsideration = at('nonCashConsideration');
    return {
      shareClass: at('shareClass'),
      numberOfShares: at('numberOfShares'),
      amountPaidPerShare: at('amountPaidPerShare'),
      amountUnpaidPerShare: at('amountUnpaidPerShare'),
      currency: at('currency'),
      nominalValue: at('nominalValue'),
      ...(nonCashConsideration !== '' && { nonCashConsideration }),
    };
  });
}

/** The statement of capital given, one table for each currency. */
export function capitalAt(answers: Answers): readonly FiledCapital[] {
  return rowsOf(answers, CAPITAL).map((path) => {
    const at = (name: string) => answerAt(answers, `${path}.${name}`);
    return {
      currency: at('currency'),
      totalNumberOfShares: at('totalNumberOfShares'),
      totalAggregateNominalValue: at('totalAggregateNominalValue'),
      totalAmountUnpaid: at('totalAmountUnpaid'),
      shares: rowsOf(answers, `${path}.shares`).map((row) => ({
        shareClass: answerAt(answers, `${row}.shareClass`),
        prescribedParticulars: answerAt(answers, `${row}.prescribedParticulars`),
        numberOfShares: answerAt(answers, `${row}.numberOfShares`),
        aggregateNominalValue: answerAt(answers, `${row}.aggregateNominalValue`),
      })),
    };
  });
}
