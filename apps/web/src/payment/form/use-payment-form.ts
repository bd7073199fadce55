import { type CivilDate, isAcceptedCardNumber, PAYMENT_MESSAGES, securityCodeLength } from '@statbook/domain';
import { useState } from 'react';
import { type Resolver, useForm, type UseFormReturn } from 'react-hook-form';
import { emptied } from '#kit/form/form-errors.ts';
import { checkPayment, firstValues, type PaymentSummary, type PaymentValues } from './payment-values.ts';

export interface PaymentForm {
  readonly form: UseFormReturn<PaymentValues, unknown, PaymentValues>;
  readonly leaveCardNumber: () => void;
  readonly leaveSecurityCode: () => void;
}

/** The payment form under the rules of the domain: checked when a field is left and on submit. */
export function usePaymentForm(summary: PaymentSummary, today: CivilDate): PaymentForm {
  const [rules] = useState(() => createRules(today));
  const form = useForm<PaymentValues, unknown, PaymentValues>({
    resolver: rules.resolve,
    defaultValues: firstValues(summary),
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
  });
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
  const resolve: Resolver<PaymentValues, unknown, PaymentValues> = (values) => {
    for (const field of ['cardNumber', 'securityCode'] as const)
      if (values[field] !== '') reasons.delete(field);
    const wrong = checkPayment(values, today);
    if (wrong.length === 0) return { values, errors: {} };
    const errors = wrong.map(({ path, code, message }) => {
      const why = reasons.get(path);
      return [path, why === undefined ? { type: code, message } : { type: emptied, message: why }] as const;
    });
    return { values: {}, errors: Object.fromEntries(errors.toReversed()) };
  };
  const noteEmptied = (field: EmptiedField, why: string) => void reasons.set(field, why);
  return { resolve, noteEmptied };
}
