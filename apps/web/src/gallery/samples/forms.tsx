import { Controller, useFieldArray } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '#kit/button/button.tsx';
import { Checkbox } from '#kit/choice/checkbox.tsx';
import { CheckboxGroup } from '#kit/choice/checkbox-group.tsx';
import { RadioGroup } from '#kit/choice/radio-group.tsx';
import { Combobox } from '#kit/combobox/combobox.tsx';
import { DateField } from '#kit/date-field/date-field.tsx';
import { enteredDate } from '#kit/date-field/entered-date.ts';
import { ErrorSummary } from '#kit/error-summary/error-summary.tsx';
import { RowList } from '#kit/fieldset/row-list.tsx';
import { ActionDialog, ActionForm } from '#kit/form/action-form.tsx';
import { FieldRow, FormActions, FormSection } from '#kit/form/form-section.tsx';
import { Form } from '#kit/form/form.tsx';
import { LeaveDialog } from '#kit/form/unsaved-changes.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { AmountField, ShareCountField } from '#kit/number-field/number-fields.tsx';
import { TextField } from '#kit/text-field/text-field.tsx';
import { showToast } from '#kit/toast/show-toast.ts';
import styles from '../gallery.module.css';
import { Row, type Sample, Stateful } from './sample.tsx';

const schema = z.object({
  name: z.string().min(1, 'Enter the name of the allottee'),
  date: enteredDate('Enter the date of allotment, like 27 3 2024'),
  shares: z.string().regex(/^[1-9]\d{0,10}$/, 'Enter the number of shares, without a point'),
  price: z.string().min(1, 'Enter the price of each share, like 0.10'),
  country: z.string().min(1, 'Choose the country'),
  evidence: z.array(z.string()),
  paid: z.enum(['cash', 'other'], 'Choose how the shares are paid for'),
  agreed: z.literal(true, 'Confirm the statement'),
});

const countries = [
  { value: 'GB', label: 'United Kingdom', detail: 'GB' },
  { value: 'CI', label: 'Côte d’Ivoire', detail: 'CI' },
  { value: 'DE', label: 'Germany', detail: 'DE' },
];
const evidence = [
  { value: 'minutes', label: 'Minutes of the board' },
  { value: 'contract', label: 'A contract', hint: 'Where it is paid for otherwise than in cash.' },
];
const payments = [
  { value: 'cash', label: 'In cash' },
  { value: 'other', label: 'Otherwise than in cash', hint: 'The contract is filed with the return.' },
];

/** A whole form: rules, masks, refusals of the server. */
function AllotmentForm() {
  const form = useStatbookForm({
    schema,
    defaultValues: { name: '', date: '', shares: '', price: '', country: '', evidence: [] },
  });
  const { control, register } = form;
  const save = ({ name }: { name: string }) => {
    if (/refuse/i.test(name)) return { detail: 'The register was changed meanwhile.', requestId: 'req-7f31' };
    return showToast('Allotment recorded');
  };
  return (
    <Form form={form} onSubmit={save}>
      <FormSection title="The allotment" description="As it stands in the minutes.">
        <TextField {...register('name')} label="Name" hint="A name with “refuse” is refused by the server." />
        <Controller
          name="country"
          control={control}
          render={({ field }) => <Combobox {...field} label="Country of residence" options={countries} />}
        />
        <Controller
          name="date"
          control={control}
          render={({ field }) => (
            <DateField {...field} label="Date of allotment" today="2026-11-21" latest="2026-11-21" />
          )}
        />
        <FieldRow>
          <ShareCountField {...register('shares')} label="Number of shares" />
          <AmountField {...register('price')} label="Price of each" currency="GBP" />
        </FieldRow>
        <RadioGroup {...register('paid')} label="How the shares are paid for" options={payments} />
        <Controller
          name="evidence"
          control={control}
          render={({ field: { value, ...field } }) => (
            <CheckboxGroup {...field} values={value} label="Evidence" options={evidence} optional />
          )}
        />
        <Checkbox {...register('agreed')} label="The directors have resolved to allot these shares" />
      </FormSection>
      <FormActions>
        <Button type="submit" kind="filled">
          Record allotment
        </Button>
      </FormActions>
    </Form>
  );
}

function NoteForm() {
  const form = useStatbookForm({ defaultValues: { note: '' } });
  const refuse = () => ({ detail: 'Refused', errors: { note: 'Enter the note' } });
  return (
    <ActionForm form={form} onSubmit={refuse} submitLabel="Save note" onClose={() => form.reset()}>
      <TextField {...form.register('note')} label="Note" hint="The server refuses it" />
    </ActionForm>
  );
}

/** Rows of fields, as many as somebody needs. */
function BuyersForm() {
  const form = useStatbookForm({ defaultValues: { buyers: [{ name: '' }] } });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'buyers' });
  const save = () => showToast('Buyers saved');
  return (
    <ActionForm form={form} onSubmit={save} submitLabel="Save buyers" onClose={() => form.reset()}>
      <RowList
        name="buyers"
        rows={fields}
        item="Buyer"
        add="Add a buyer"
        onAdd={() => append({ name: '' })}
        onRemove={remove}
      >
        {(index) => <TextField {...form.register(`buyers.${index}.name`)} label="Name" />}
      </RowList>
    </ActionForm>
  );
}

function NameDialog({ onClose }: { onClose: () => void }) {
  const form = useStatbookForm({ schema: schema.pick({ name: true }), defaultValues: { name: '' } });
  return (
    <ActionDialog
      title="Rename the class of shares"
      submitLabel="Rename class"
      form={form}
      onClose={onClose}
      onSubmit={({ name }) => showToast(`Renamed to ${name}`)}
    >
      <TextField {...form.register('name')} label="Name" hint="Like Ordinary" />
    </ActionDialog>
  );
}

export const formSamples: readonly Sample[] = [
  {
    title: 'Forms',
    content: (
      <div className={styles.fields}>
        <AllotmentForm />
        <NoteForm />
        <BuyersForm />
      </div>
    ),
  },
  {
    title: 'Dialogs of forms',
    content: (
      <Row>
        <Stateful initial={false}>
          {(isOpen, setOpen) => (
            <>
              <Button onClick={() => setOpen(true)}>Rename the class</Button>
              {isOpen && <NameDialog onClose={() => setOpen(false)} />}
            </>
          )}
        </Stateful>
        <Stateful initial={false}>
          {(isLeaving, setLeaving) => {
            const stay = () => setLeaving(false);
            return (
              <>
                <Button onClick={() => setLeaving(true)}>Leave the page</Button>
                <LeaveDialog
                  blocker={{ status: isLeaving ? 'blocked' : 'idle', proceed: stay, reset: stay }}
                  consequence="What you have entered on this page will be lost."
                />
              </>
            );
          }}
        </Stateful>
      </Row>
    ),
  },
  {
    // It takes the focus and marks the title of the window, so it appears only when asked for.
    title: 'Error summary',
    content: (
      <Stateful initial={0}>
        {(attempt, setAttempt) => (
          <>
            {attempt > 0 && (
              <ErrorSummary
                attempt={attempt}
                requestId="req-7f31"
                errors={[
                  { message: 'Enter an email address with a name and a domain', fieldId: 'sample-email' },
                  { message: 'Companies House did not answer. Try again in a minute.' },
                ]}
              />
            )}
            <Row>
              <Button onClick={() => setAttempt(attempt + 1)}>Submit with errors</Button>
              {attempt > 0 && <Button onClick={() => setAttempt(0)}>Correct the errors</Button>}
            </Row>
          </>
        )}
      </Stateful>
    ),
  },
];
