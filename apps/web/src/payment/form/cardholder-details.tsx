import { describeCardBrand, findCardBrand, securityCodeLength } from '@statbook/domain/payments';
import { useWatch } from 'react-hook-form';
import { FieldRow, FormSection } from '#kit/form/form-section.tsx';
import { TextField } from '#kit/text-field/text-field.tsx';
import { cardNumberMask, expiryMask, nameMask, securityCodeMask } from './field-masks.ts';
import type { PaymentForm } from './use-payment-form.ts';

/** The card. What is typed here goes from this browser to the card service and nowhere else. */
export function CardholderDetails({ form, leaveCardNumber, leaveSecurityCode }: PaymentForm) {
  const cardNumber = useWatch({ control: form.control, name: 'cardNumber' });
  const brand = findCardBrand(cardNumber);
  return (
    <FormSection
      title="Cardholder Details"
      description="The card goes straight to the card service; Statbook does not see or keep it."
    >
      <FieldRow>
        <TextField
          label="First Name"
          autoComplete="cc-given-name"
          mask={nameMask}
          {...form.register('firstName')}
        />
        <TextField
          label="Last Name"
          autoComplete="cc-family-name"
          mask={nameMask}
          {...form.register('lastName')}
        />
      </FieldRow>
      <TextField
        label="Card Number"
        code
        inputMode="numeric"
        mask={cardNumberMask}
        width="m"
        unit={brand && describeCardBrand(brand)}
        {...form.register('cardNumber', { onBlur: leaveCardNumber })}
        autoComplete="cc-number"
      />
      <FieldRow>
        <TextField
          label="Expiry Date"
          hint="MM/YY, as on the card"
          code
          inputMode="numeric"
          mask={expiryMask}
          width="s"
          {...form.register('expiryDate')}
          autoComplete="cc-exp"
        />
        <TextField
          label="CVV"
          hint={securityCodeLength(cardNumber) === 4 ? '4 digits, on the front' : '3 digits, on the back'}
          code
          inputMode="numeric"
          mask={securityCodeMask}
          width="s"
          {...form.register('securityCode', { onBlur: leaveSecurityCode })}
          autoComplete="cc-csc"
        />
      </FieldRow>
    </FormSection>
  );
}
