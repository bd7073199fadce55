import { Checkbox } from '#kit/form/checkbox.tsx';
import { FormSection } from '#kit/form/form-section.tsx';
import { RadioGroup } from '#kit/form/radio-group.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { formatDate } from '#kit/value/format.ts';
import { StepFrame } from '../step-frame.tsx';
import type { StepAnswers } from '../use-statement.ts';
import { useStepForm } from '../use-step-form.ts';
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
  readonly Statements: { readonly InformationDelivered: boolean; readonly LawfulPurpose: boolean };
  readonly Signer: { readonly Name: string; readonly Capacity: string };
}

export function StatementsStep({ statement, field }: StepProps) {
  const answers = statement.draft?.Answers;
  const form = useStepForm<StatementsValues>({
    Statements: answers?.Statements ?? { InformationDelivered: false, LawfulPurpose: false },
    Signer: { Name: answers?.Signer.Name ?? '', Capacity: answers?.Signer.Capacity ?? '' },
  });
  const madeUpTo = formatDate(answers?.MadeUpTo ?? '');
  return (
    <StepFrame
      statement={statement}
      step="statements"
      form={form}
      toAnswers={toStatementsAnswers}
      field={field}
    >
      <FormSection title="What the company states">
        <Checkbox
          {...form.register('Statements.InformationDelivered')}
          label={`All information that the company has to deliver for the confirmation period ending ${madeUpTo || 'on the statement date'} has been delivered, or is delivered with this statement`}
          hint="Companies Act 2006, section 853A."
        />
        <Checkbox
          {...form.register('Statements.LawfulPurpose')}
          label="The intended future activities of the company are lawful"
          hint="Companies Act 2006, section 853BA."
        />
      </FormSection>
      <FormSection title="Who signs">
        <TextField
          {...form.register('Signer.Name')}
          label="Full name of the person who signs"
          autoComplete="name"
        />
        <RadioGroup {...form.register('Signer.Capacity')} label="The person signs as" options={capacities} />
      </FormSection>
    </StepFrame>
  );
}

function toStatementsAnswers({ Statements, Signer }: StatementsValues): StepAnswers {
  const Capacity = capacities.find(({ value }) => value === Signer.Capacity)?.value;
  return { Answers: { Statements, Signer: { Name: Signer.Name, Capacity } } };
}
