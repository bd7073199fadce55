import { z } from 'zod';
import { useAction } from '#api/queries.ts';
import { RadioGroup } from '#kit/choice/radio-group.tsx';
import { ActionDialog } from '#kit/form/action-form.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { TextField } from '#kit/text-field/text-field.tsx';
import { showToast } from '#kit/toast/show-toast.ts';
import { PastDayField } from '#company-page/past-day-field.tsx';
import { askDate } from './ask-date.ts';
import { type DeliveredFiling, deliveryCalls } from './delivered-filing.ts';

const schema = z.object({
  way: z.enum(['upload', 'web-service', 'post'], 'Choose how it was delivered'),
  on: askDate('the delivery'),
  reference: z.string().trim().max(60, 'Use at most 60 characters'),
});

const ways = [
  { value: 'upload', label: 'By upload', hint: '“Upload a document to Companies House” on gov.uk.' },
  { value: 'web-service', label: 'By the web service of Companies House' },
  { value: 'post', label: 'By post, or by hand' },
];

/** How and when a form was delivered. */
export default function DeliveryDialog({
  filing,
  onClose,
}: {
  filing: DeliveredFiling;
  onClose: () => void;
}) {
  const form = useStatbookForm({ schema, defaultValues: { on: '', reference: '' } });
  const deliver = useAction('recordDelivery', deliveryCalls);
  const confirm = async ({ reference, ...delivery }: z.output<typeof schema>) => {
    const named = reference !== '' && { reference };
    await deliver.mutateAsync({ body: { filingId: filing.filingId, ...delivery, ...named } });
    showToast('The delivery was recorded');
  };
  return (
    <ActionDialog
      title={`Record the delivery of the ${filing.formName.toLowerCase()} of ${filing.companyName}`}
      form={form}
      submitLabel="Record the delivery"
      onSubmit={confirm}
      onClose={onClose}
    >
      <RadioGroup {...form.register('way')} label="How was it delivered?" options={ways} />
      <PastDayField control={form.control} name="on" label="Date of the delivery" />
      <TextField
        {...form.register('reference')}
        label="Reference"
        hint="What Companies House gave for it, or the number of the letter."
        optional
        width="l"
      />
    </ActionDialog>
  );
}
