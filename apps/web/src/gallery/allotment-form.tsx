import { Controller, type UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '#kit/action/button.tsx';
import { Checkbox } from '#kit/form/checkbox.tsx';
import { Combobox } from '#kit/form/combobox.tsx';
import { DateField } from '#kit/form/date-field.tsx';
import { AmountField, ShareCountField } from '#kit/form/figure-fields.tsx';
import { FieldRow, FormActions, FormSection } from '#kit/form/form-section.tsx';
import { Form } from '#kit/form/form.tsx';
import { RadioGroup } from '#kit/form/radio-group.tsx';
import { Select } from '#kit/form/select.tsx';
import { TextArea } from '#kit/form/text-area.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { showToast } from '#kit/popup/toast-store.ts';
import styles from './gallery.module.css';
import { countries } from './specimen-data.ts';

const schema = z.object({
  name: z.string().min(1, 'Enter the name of the allottee'),
  date: z.iso.date('Enter the date of allotment, like 27 3 2024'),
  shares: z.string().regex(/^[1-9]\d{0,10}$/, 'Enter the number of shares, without a point'),
  price: z.string().min(1, 'Enter the price of each share, like 0.10'),
  country: z.string().min(1, 'Choose the country'),
  paid: z.enum(['cash', 'other'], 'Choose how the shares are paid for'),
  shareClass: z.string().min(1, 'Choose the class of shares'),
  agreed: z.literal(true, 'Confirm the statement'),
  note: z.string(),
});

const empty = { name: '', date: '', shares: '', price: '', country: '', shareClass: '', note: '' };

type AllotmentFormState = UseFormReturn<z.input<typeof schema>, unknown, z.output<typeof schema>>;

/** A whole form: rules, masks, refusals of the server. */
export function AllotmentForm() {
  const form = useStatbookForm({ schema, defaultValues: empty });
  return (
    <div className={styles.fields}>
      <Form
        form={form}
        onSubmit={({ name }) => {
          if (/refuse/i.test(name))
            return {
              detail: 'The register was changed meanwhile. Open the shares again.',
              requestId: 'req-7f31',
            };
          showToast('Allotment recorded');
          return undefined;
        }}
      >
        <Allottee form={form} />
        <Allotment form={form} />
        <FormActions>
          <Button type="submit" kind="filled">
            Record allotment
          </Button>
          <Button kind="text" onClick={() => form.reset(undefined, { keepFieldsRef: true })}>
            Clear the form
          </Button>
        </FormActions>
      </Form>
    </div>
  );
}

function Allottee({ form }: { form: AllotmentFormState }) {
  return (
    <FormSection title="Who receives the shares" description="As the name stands in the register of members.">
      <TextField
        {...form.register('name')}
        label="Name"
        hint="A name with “refuse” is refused by the server."
      />
      <Controller
        name="country"
        control={form.control}
        render={({ field }) => <Combobox {...field} label="Country of residence" options={countries} />}
      />
    </FormSection>
  );
}

function Allotment({ form }: { form: AllotmentFormState }) {
  return (
    <FormSection title="The allotment">
      <Controller
        name="date"
        control={form.control}
        render={({ field }) => (
          <DateField {...field} label="Date of allotment" today="2026-11-21" latest="2026-11-21" />
        )}
      />
      <FieldRow>
        <ShareCountField {...form.register('shares')} label="Number of shares" />
        <AmountField {...form.register('price')} label="Price of each" currency="GBP" />
        <Select
          {...form.register('shareClass')}
          label="Class"
          placeholder="Choose a class"
          options={[
            { value: 'ordinary', label: 'Ordinary' },
            { value: 'preference', label: 'Preference' },
          ]}
        />
      </FieldRow>
      <RadioGroup
        {...form.register('paid')}
        label="How the shares are paid for"
        options={[
          { value: 'cash', label: 'In cash' },
          {
            value: 'other',
            label: 'Otherwise than in cash',
            hint: 'The contract is filed with the return.',
          },
        ]}
      />
      <TextArea {...form.register('note')} label="Note for the minutes" optional />
      <Checkbox {...form.register('agreed')} label="The directors have resolved to allot these shares" />
    </FormSection>
  );
}
