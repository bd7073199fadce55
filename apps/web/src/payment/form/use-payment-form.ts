import { type CivilDate, isAcceptedCardNumber, PAYMENT_MESSAGES, securityCodeLength } from '@statbook/domain';
import { useState } from 'react';
import { type Resolver, useForm, type UseFormReturn } from 'react-hook-form';
import { checkPayment, firstValues, type PaymentSummary, type PaymentValues } from './payment-values.ts';

export interface PaymentForm {
  readonly form: UseFormReturn<PaymentValues, unknown, PaymentValues>;
  /** Why a card field was emptied when it was left. */
  readonly notes: Readonly<Partial<Record<'cardNumber' | 'securityCode', string>>>;
  readonly leaveCardNumber: () => void;
  readonly leaveSecurityCode: () => void;
  readonly forget: (field: 'cardNumber' | 'securityCode') => void;
}

/** The payment form under the rules of the domain: checked when a field is left and on submit. */
export function usePaymentForm(summary: PaymentSummary, today: CivilDate): PaymentForm {
  const [notes, setNotes] = useState<PaymentForm['notes']>({});
  const form = useForm<PaymentValues, unknown, PaymentValues>({
    resolver: toResolver(today),
    defaultValues: firstValues(summary),
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
  });
  const empty = (field: 'cardNumber' | 'securityCode', message: string) => {
    form.setValue(field, '');
    setNotes((others) => ({ ...others, [field]: message }));
  };
  return {
    form,
    notes,
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
    forget: (field) => setNotes(({ [field]: _gone, ...others }) => others),
  };
}

const toResolver =
  (today: CivilDate): Resolver<PaymentValues, unknown, PaymentValues> =>
  (values) => {
    const wrong = checkPayment(values, today);
    if (wrong.length === 0) return { values, errors: {} };
    const errors = wrong.map(({ path, code, message }) => [path, { type: code, message }] as const);
    return { values: {}, errors: Object.fromEntries(errors.toReversed()) };
  };
