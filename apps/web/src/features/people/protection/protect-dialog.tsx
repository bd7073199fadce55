import { useController } from 'react-hook-form';
import { z } from 'zod';
import { useAction } from '#api/queries.ts';
import { Checkbox } from '#kit/choice/checkbox.tsx';
import { RadioGroup } from '#kit/choice/radio-group.tsx';
import { ActionDialog } from '#kit/form/action-form.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { TextArea } from '#kit/text-area/text-area.tsx';
import { showToast } from '#kit/toast/show-toast.ts';
import { peopleCalls, type PersonDetails } from '../people-types.ts';

interface ProtectDialogProps {
  readonly person: PersonDetails;
  readonly onClose: () => void;
}

const schema = z.object({
  protection: z.enum(['protected', 'super-secure'], 'Choose what is protected'),
  keepsLinks: z.boolean(),
  why: z
    .string()
    .trim()
    .min(1, 'Say why, and by which decision of Companies House')
    .max(1000, 'Enter at most 1,000 characters'),
});

const options = [
  {
    value: 'protected',
    label: 'The home address',
    hint: 'Sections 243 and 790ZF. It is shown to nobody here and carried into no form.',
  },
  {
    value: 'super-secure',
    label: 'Every particular',
    hint: 'Section 790ZG. Forms about this person go on paper only.',
  },
];

/** Says that a person is protected, and what becomes of roles that only rules have linked. */
export default function ProtectDialog({ person, onClose }: ProtectDialogProps) {
  const { personId, name, roles } = person;
  const form = useStatbookForm({
    schema,
    defaultValues: { protection: 'protected' as const, keepsLinks: false, why: '' },
  });
  const { field } = useController({ control: form.control, name: 'protection' });
  const protecting = useAction('protectPerson', peopleCalls);
  const byRule = roles.filter(({ link }) => link !== null && link.linkedBy === null);
  const protect = async (said: z.output<typeof schema>) => {
    await protecting.mutateAsync({ body: { personId, ...said } });
    showToast(`${name} is marked as protected`);
  };
  return (
    <ActionDialog
      title={`Mark ${name} as protected`}
      submitLabel="Mark as protected"
      form={form}
      onSubmit={protect}
      onClose={onClose}
    >
      <RadioGroup {...field} label="What does Companies House protect?" options={options} />
      {byRule.length > 0 && (
        <Checkbox
          {...form.register('keepsLinks')}
          label={`I have checked the ${byRule.length === 1 ? 'role' : `${byRule.length} roles`} that rules have linked`}
          hint={`They stay on this page. Otherwise each gets a page of its own, protected too: ${byRule
            .map(({ roleText, companyName }) => `${roleText} of ${companyName}`)
            .join('; ')}.`}
        />
      )}
      <TextArea {...form.register('why')} label="Reason" hint="Kept in the activity." />
    </ActionDialog>
  );
}
