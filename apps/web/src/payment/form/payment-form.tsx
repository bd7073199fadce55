import type { CivilDate } from '@statbook/domain/dates';
import { Button } from '#kit/button/button.tsx';
import { Form } from '#kit/form/form.tsx';
import { type FormRefusal } from '#kit/form/refusal.ts';
import { FormActions } from '#kit/form/form-section.tsx';
import { BillTo } from './bill-to.tsx';
import { BillingAddress } from './billing-address.tsx';
import { CardholderDetails } from './cardholder-details.tsx';
import { cardFields, type PaidFor, type PaymentValues } from './payment-values.ts';
import { usePaymentForm } from './use-payment-form.ts';

interface PaymentFormProps {
  readonly summary: PaidFor;
  readonly today: CivilDate;
  readonly onPay: (values: PaymentValues) => Promise<FormRefusal | void>;
  readonly onCancel: () => void;
}

/** Bill To, Billing Address, Cardholder Details, and the two ways on. */
export function PaymentForm({ summary, today, onPay, onCancel }: PaymentFormProps) {
  const payment = usePaymentForm(summary, today);
  const submit = async (values: PaymentValues) => {
    const refusal = await onPay(values);
    // The gateway has the card: it stays in this window no longer than it is needed, and each try begins without one.
    if (!refusal) for (const field of cardFields) payment.form.setValue(field, '');
    return refusal;
  };
  return (
    <Form form={payment.form} onSubmit={submit}>
      <BillTo form={payment.form} summary={summary} />
      <BillingAddress form={payment.form} summary={summary} />
      <CardholderDetails {...payment} />
      <FormActions>
        <Button type="submit" kind="filled" files>
          Pay &amp; Submit
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </FormActions>
    </Form>
  );
}
