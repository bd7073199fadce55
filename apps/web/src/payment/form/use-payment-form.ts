import type { CivilDate } from '@statbook/domain/dates';
import { isAcceptedCardNumber, PAYMENT_MESSAGES, securityCodeLength } from '@statbook/domain/payments';
import { useState } from 'react';
import { type FieldProblem, type StatbookForm, useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { readDetails } from '../payment-storage.ts';
import { fromDetails } from './kept-details.ts';
import { checkPayment, firstValues, type PaidFor, type PaymentValues } from './payment-values.ts';

export interface PaymentForm {
  readonly form: StatbookForm<PaymentValues>;
  readonly leaveCardNumber: () => void;
  readonly leaveSecurityCode: () => void;
}

/** The payment form under the rules of the domain: checked when a field is left and on submit. */
export function usePaymentForm(summary: PaidFor, today: CivilDate): PaymentForm {
  const [rules] = useState(() => createRules(today));
  const [defaultValues] = useState(() => ({
    ...firstValues(summary),
    ...fromDetails(readDetails(), summary.filingId),
  }));
  const form = useStatbookForm<PaymentValues>({ defaultValues, check: rules.check });
  const empty = (field: EmptiedField, why: string) => {
    rules.noteEmptied(field, why);
    form.setValue(field, '', { shouldValidate: true });
  };
  return {
    form,
    leaveCardNumber: () => {
      const { cardNumber } = form.getValues();
      if (cardNumber !== '' && !isAcceptedCardNumber(cardNumber))
        empty('cardNumber', PAYMENT_MESSAGES.cardNotAccepted);
    },
    leaveSecurityCode: () => {
      const { cardNumber, securityCode } = form.getValues();
      if (securityCode !== '' && securityCode.length !== securityCodeLength(cardNumber))
        empty('securityCode', PAYMENT_MESSAGES.securityCodeRequired);
    },
  };
}

type EmptiedField = 'cardNumber' | 'securityCode';

/** The domain's rules; a field that was emptied for its content says why, until it is filled again. */
function createRules(today: CivilDate) {
  const reasons = new Map<string, string>();
  const check = (values: PaymentValues): Readonly<Record<string, FieldProblem>> => {
    for (const field of ['cardNumber', 'securityCode'] as const)
      if (values[field] !== '') reasons.delete(field);
    const problems = checkPayment(values, today).map(({ path, message }): [string, FieldProblem] => {
      const why = reasons.get(path);
      return [path, why === undefined ? message : { message: why, wasEmptied: true }];
    });
    // The first that is wrong with a field is said.
    return Object.fromEntries(problems.toReversed());
  };
  const noteEmptied = (field: EmptiedField, why: string) => void reasons.set(field, why);
  return { check, noteEmptied };
}
