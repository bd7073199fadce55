import { Checkbox } from '#kit/choice/checkbox.tsx';
import { FormSection } from '#kit/form/form-section.tsx';
import { RadioGroup } from '#kit/choice/radio-group.tsx';
import { TextField } from '#kit/text-field/text-field.tsx';
import { formatDate } from '#kit/value/format.ts';
import { StepFrame } from './step-frame.tsx';
import type { StepAnswers } from '../use-statement.ts';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import type { StepProps } from './step-props.ts';

const capacities = [
  { value: 'director', label: 'A director' },
  { value: 'secretary', label: 'The secretary' },
  {
    value: 'authorised-person',
    label: 'A person authorised by the company',
    hint: 'Sections 270 and 274 of the Companies Act 2006.',
  },
] as const;

interface StatementsValues {
  readonly statements: { readonly informationDelivered: boolean; readonly lawfulPurpose: boolean };
  readonly signer: { readonly name: string; readonly capacity: string };
}

export function StatementsStep({ statement, field }: StepProps) {
  const answers = statement.draft?.answers;
  const form = useStatbookForm<StatementsValues>({
    defaultValues: {
      statements: answers?.statements ?? { informationDelivered: false, lawfulPurpose: false },
      signer: { name: answers?.signer.name ?? '', capacity: answers?.signer.capacity ?? '' },
    },
  });
  const madeUpTo = formatDate(answers?.madeUpTo ?? '');
  return (
    <StepFrame
      statement={statement}
      step="statements"
      form={form}
      toAnswers={toStatementsAnswers}
      field={field}
    >
      <FormSection title="Statements">
        <Checkbox
          {...form.register('statements.informationDelivered')}
          label={`All information that the company has to deliver for the confirmation period ending ${madeUpTo || 'on the statement date'} has been delivered, or is delivered with this statement`}
          hint="Companies Act 2006, section 853A."
        />
        <Checkbox
          {...form.register('statements.lawfulPurpose')}
          label="The intended future activities of the company are lawful"
          hint="Companies Act 2006, section 853BA."
        />
      </FormSection>
      <FormSection title="Signatory">
        <TextField
          {...form.register('signer.name')}
          label="Full name of the person who signs"
          autoComplete="name"
        />
        <RadioGroup {...form.register('signer.capacity')} label="The person signs as" options={capacities} />
      </FormSection>
    </StepFrame>
  );
}

function toStatementsAnswers({ statements, signer }: StatementsValues): StepAnswers {
  const capacity = capacities.find(({ value }) => value === signer.capacity)?.value;
  return { answers: { statements, signer: { name: signer.name, capacity } } };
}
