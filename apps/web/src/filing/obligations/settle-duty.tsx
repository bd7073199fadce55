import { z } from 'zod';
import { useAction } from '#api/queries.ts';
import { RadioGroup } from '#kit/choice/radio-group.tsx';
import { ActionDialog } from '#kit/form/action-form.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { TextArea } from '#kit/text-area/text-area.tsx';
import { showToast } from '#kit/toast/show-toast.ts';
import type { CallInput } from '#api/call-types.ts';

/** Which duty of which entry. */
type SettledDuty = Pick<CallInput<'settleShareDuty'>['body'], 'companyId' | 'shareEventId' | 'kind' | 'form'>;

interface SettleDutyProps {
  readonly duty: SettledDuty;
  readonly title: string;
  readonly onClose: () => void;
}

const schema = z.object({
  outcome: z.enum(['done', 'not-needed'], 'Choose one'),
  reason: z.string().trim().min(1, 'Enter how it was done, or why it is not needed').max(500),
});

const outcomes = [
  { value: 'done', label: 'It was done elsewhere' },
  { value: 'not-needed', label: 'It is not needed' },
];

/** Every list of what is due is read anew. */
const changes = [
  'getCompanyOverview',
  'getDiaryDates',
  'getDashboard',
  'getCompanies',
  'checkConfirmationStatement',
] as const;

/** Asks how a duty after an entry of the share register was met, or why it is none. */
export default function SettleDuty({ duty, title, onClose }: SettleDutyProps) {
  const form = useStatbookForm({ schema, defaultValues: { outcome: 'done', reason: '' } });
  const settling = useAction('settleShareDuty', changes);
  const settle = async (answers: z.output<typeof schema>) => {
    await settling.mutateAsync({ body: { ...duty, ...answers } });
    showToast('Marked');
  };
  return (
    <ActionDialog title={title} submitLabel="Mark it" form={form} onSubmit={settle} onClose={onClose}>
      <RadioGroup {...form.register('outcome')} label="How it stands" options={outcomes} />
      <TextArea
        {...form.register('reason')}
        label="How it was done, or why it is not needed"
        hint="Kept with the entry and in the activity. Like: form SH02 posted on 20 November."
        rows={2}
      />
    </ActionDialog>
  );
}
