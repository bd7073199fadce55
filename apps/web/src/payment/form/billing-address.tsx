import { COUNTRIES, findCountry, US_STATES } from '@statbook/domain/reference-data';
import { Controller, useWatch } from 'react-hook-form';
import { addressMask, cityMask, postcodeMask } from '#kit/mask/address-masks.ts';
import { Combobox } from '#kit/combobox/combobox.tsx';
import { FormSection } from '#kit/form/form-section.tsx';
import { RadioGroup } from '#kit/choice/radio-group.tsx';
import { TextField } from '#kit/text-field/text-field.tsx';
import { type PaidFor, registeredOffice } from './payment-values.ts';
import type { PaymentForm } from './use-payment-form.ts';

const countries = COUNTRIES.map(({ code, name }) => ({ value: code, label: name }));
const states = US_STATES.map(({ code, name }) => ({ value: code, label: name }));

const choices = [
  { value: 'SameasCompanyAddress', label: 'Same as company address' },
  { value: 'EnterManually', label: 'Enter manually' },
];

type Props = Pick<PaymentForm, 'form'> & { summary: PaidFor };

/** Where the card's statements go. */
export function BillingAddress({ form, summary }: Props) {
  const isSame = useWatch({ control: form.control, name: 'billingAddress' }) === 'SameasCompanyAddress';
  const country = useWatch({ control: form.control, name: 'country' });
  const office = registeredOffice(summary);
  const choose = (choice: string) => {
    if (choice !== 'SameasCompanyAddress' || office === undefined) return;
    for (const [field, value] of Object.entries(office))
      if (isAddressField(field)) form.setValue(field, value);
    form.clearErrors(addressFields);
  };
  // An address keeps the direction of its own writing.
  const line = { readOnly: isSame, dir: 'auto' };
  return (
    <FormSection title="Billing Address">
      {office !== undefined && (
        <RadioGroup
          label="Address of the cardholder"
          options={choices}
          {...form.register('billingAddress', { onChange: (event) => choose(String(event.target.value)) })}
        />
      )}
      <TextField
        label="Address line 1"
        autoComplete="billing address-line1"
        mask={addressMask}
        {...line}
        {...form.register('addressLine1')}
      />
      <TextField
        label="Address line 2"
        optional
        autoComplete="billing address-line2"
        mask={addressMask}
        {...line}
        {...form.register('addressLine2')}
      />
      <TextField
        label="City"
        autoComplete="billing address-level2"
        mask={cityMask}
        width="m"
        {...line}
        {...form.register('city')}
      />
      {isSame ? (
        <TextField
          label="Country"
          name="countryName"
          value={findCountry(country)?.name ?? ''}
          width="m"
          {...line}
        />
      ) : (
        <CountryFields form={form} country={country} />
      )}
      <TextField
        label="Postcode"
        optional={country === 'IE'}
        code
        autoComplete="billing postal-code"
        mask={postcodeMask}
        width="s"
        {...line}
        {...form.register('postcode')}
      />
    </FormSection>
  );
}

/** The country, and the state within the United States. A change of country looks at postcode and county anew. */
function CountryFields({ form, country }: Pick<PaymentForm, 'form'> & { country: string }) {
  const change = (code: string) => {
    form.setValue('country', code);
    if (code !== 'US') form.setValue('county', '');
    if (code !== 'GB') form.setValue('postcode', '');
    form.clearErrors(['country', 'county', 'postcode']);
  };
  return (
    <>
      <Controller
        control={form.control}
        name="country"
        render={({ field }) => <Combobox label="Country" options={countries} {...field} onChange={change} />}
      />
      {country === 'US' && (
        <Controller
          control={form.control}
          name="county"
          render={({ field }) => <Combobox label="County" hint="The state" options={states} {...field} />}
        />
      )}
    </>
  );
}

const addressFields = ['addressLine1', 'addressLine2', 'city', 'postcode', 'country', 'county'] as const;

function isAddressField(field: string): field is (typeof addressFields)[number] {
  return addressFields.some((each) => each === field);
}
