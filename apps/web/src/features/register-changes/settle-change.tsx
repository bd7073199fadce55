import { z } from 'zod';
import { companyCalls } from '#api/company-calls.ts';
import { useAction } from '#api/queries.ts';
import { RadioGroup } from '#kit/choice/radio-group.tsx';
import { ActionDialog } from '#kit/form/action-form.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { TextArea } from '#kit/text-area/text-area.tsx';
import { showToast } from '#kit/toast/show-toast.ts';
import type { RegisterChange } from '#company-page/change-lines.tsx';
import { type Settlement, settlementLabels } from './settlements.ts';

interface SettleChangeProps {
  readonly companyId: string;
  readonly change: RegisterChange;
  readonly onClose: () => void;
}

const answers: readonly Settlement[] = ['ours', 'known', 'not-ours', 'put-right'];
const hints: Readonly<Record<Settlement, string>> = {
  ours: 'In WebFiling, by another program or on paper.',
  known: 'The company itself, its accountant or its solicitor.',
  'not-ours': 'It stays an alarm, and the change says what to do.',
  'put-right': 'Companies House has taken it off, or a filing has corrected it.',
};

const unsaid = { error: 'Choose who made the change' };

const schema = z.object({
  settledAs: z.string(unsaid).pipe(z.enum(['ours', 'known', 'not-ours', 'put-right'], unsaid)),
  note: z.string().trim().max(2000, 'Enter a note of at most 2000 characters'),
});

/** Asks where a change comes from that was not filed here. */
export default function SettleChange({ companyId, change, onClose }: SettleChangeProps) {
  const form = useStatbookForm({
    schema,
    defaultValues: { settledAs: change.settledAs ?? '', note: change.note ?? '' },
  });
  const settling = useAction('settleRegisterChange', companyCalls);
  const settle = async (answer: z.output<typeof schema>) => {
    const { changeId, settledAs: settledBefore } = change;
    await settling.mutateAsync({ body: { companyId, changeId, settledBefore, ...answer } });
    showToast('Answer saved');
  };
  return (
    <ActionDialog
      title={`Who made this? ${change.title}`}
      submitLabel="Save the answer"
      form={form}
      onSubmit={settle}
      onClose={onClose}
    >
      <RadioGroup
        {...form.register('settledAs')}
        label="Who made the change"
        options={answers.map((value) => ({ value, label: settlementLabels[value], hint: hints[value] }))}
      />
      <TextArea
        {...form.register('note')}
        label="Note"
        optional
        hint="Kept with the change. Like: filed by the accountant, told by phone on Monday."
      />
    </ActionDialog>
  );
}
