import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useAction } from '#api/queries.ts';
import { RadioGroup } from '#kit/choice/radio-group.tsx';
import { ActionDialog } from '#kit/form/action-form.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { registrationNumberMask } from '#kit/mask/text-masks.ts';
import { TextArea } from '#kit/text-area/text-area.tsx';
import { TextField } from '#kit/text-field/text-field.tsx';
import { onceValid } from '#kit/form/once-valid.ts';
import { showToast } from '#kit/toast/show-toast.ts';
import { PastDayField } from '#company-page/past-day-field.tsx';
import { askDate } from './ask-date.ts';
import { type DeliveredFiling, deliveryCalls } from './delivered-filing.ts';

const fields = z.object({
  outcome: z.enum(['accepted', 'rejected'], 'Choose what was decided'),
  on: askDate('the decision'),
  words: z.string().trim().max(2000, 'Use at most 2,000 characters'),
  companyNumber: z.string().trim(),
});
const schema = fields.refine(({ outcome, words }) => outcome === 'accepted' || words !== '', {
  path: ['words'],
  message: 'Enter why Companies House rejected it',
  when: onceValid(fields.pick({ outcome: true, words: true })),
});

const outcomes = [
  { value: 'accepted', label: 'It was accepted', hint: 'It is registered, or the register shows it.' },
  {
    value: 'rejected',
    label: 'It was rejected',
    hint: 'It counts as not delivered. Correct it and approve it again.',
  },
];

/** What was decided about a form that was delivered. */
export default function OutcomeDialog({ filing, onClose }: { filing: DeliveredFiling; onClose: () => void }) {
  const form = useStatbookForm({ schema, defaultValues: { on: '', words: '', companyNumber: '' } });
  const outcome = useWatch({ control: form.control, name: 'outcome' });
  const decide = useAction('recordOutcome', deliveryCalls);
  const hasNumber = filing.form === 'IN01' && outcome === 'accepted';
  const confirm = async ({ companyNumber, ...decision }: z.output<typeof schema>) => {
    const given = hasNumber && { companyNumber };
    await decide.mutateAsync({ body: { filingId: filing.filingId, ...decision, ...given } });
    showToast('The outcome was recorded');
  };
  return (
    <ActionDialog
      title={`Record the outcome of the ${filing.formName.toLowerCase()} of ${filing.companyName}`}
      form={form}
      submitLabel="Record the outcome"
      onSubmit={confirm}
      onClose={onClose}
    >
      <RadioGroup {...form.register('outcome')} label="What did Companies House decide?" options={outcomes} />
      <PastDayField control={form.control} name="on" label="Date of the decision" />
      {hasNumber && (
        <TextField
          {...form.register('companyNumber')}
          label="Number of the new company"
          hint="It stands on the certificate of incorporation."
          mask={registrationNumberMask}
          width="s"
          code
        />
      )}
      <TextArea
        {...form.register('words')}
        label="What Companies House says"
        optional={outcome !== 'rejected'}
      />
    </ActionDialog>
  );
}
