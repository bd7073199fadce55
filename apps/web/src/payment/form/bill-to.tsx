import { useWatch } from 'react-hook-form';
import { FormSection } from '#kit/form/form-section.tsx';
import { RadioGroup } from '#kit/choice/radio-group.tsx';
import { TextField } from '#kit/text-field/text-field.tsx';
import { emailMask } from './field-masks.ts';
import type { PaidFor } from './payment-values.ts';
import type { PaymentForm } from './use-payment-form.ts';

/** Who is billed: the receipt of the card service goes there. */
export function BillTo({ form, summary }: Pick<PaymentForm, 'form'> & { summary: PaidFor }) {
  const billTo = useWatch({ control: form.control, name: 'billTo' });
  const { hasCompanyEmail, userEmail } = summary;
  const options = [
    ...(hasCompanyEmail
      ? [
          {
            value: 'companyEmail',
            label: 'Company email',
            hint: 'The registered email address; it is not public',
          },
        ]
      : []),
    { value: 'userEmail', label: 'Your email', hint: userEmail },
    { value: 'other', label: 'Another email address' },
  ];
  return (
    <FormSection title="Bill To">
      <RadioGroup label="Send the card receipt to" options={options} {...form.register('billTo')} />
      {billTo === 'other' && (
        <TextField
          label="Email Address"
          type="email"
          code
          autoComplete="email"
          mask={emailMask}
          {...form.register('otherEmail')}
        />
      )}
    </FormSection>
  );
}
