import { Checkbox } from '#kit/choice/checkbox.tsx';
import { FormSection } from '#kit/form/form-section.tsx';
import { TextArea } from '#kit/text-area/text-area.tsx';
import { formatDate } from '#kit/value/format.ts';
import { StepFrame } from './step-frame.tsx';
import { type StatbookForm, useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { OutstandingBanner } from './outstanding.tsx';
import { SignerFields } from './signer-fields.tsx';
import { type StatementsValues, toStatementsAnswers, toStatementsValues } from './statements-values.ts';
import type { StepProps } from './step-props.ts';

export function StatementsStep({ statement, field }: StepProps) {
  const answers = statement.draft?.answers;
  const form = useStatbookForm<StatementsValues>({
    defaultValues: toStatementsValues(answers),
  });
  const outstanding = statement.check?.outstanding ?? [];
  const madeUpTo = formatDate(answers?.madeUpTo ?? '');
  return (
    <StepFrame
      statement={statement}
      step="statements"
      form={form}
      toAnswers={toStatementsAnswers(outstanding)}
      field={field}
    >
      <OutstandingBanner statement={statement} />
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
      {outstanding.length > 0 && <OverrideFields form={form} />}
      <FormSection title="Signatory">
        <SignerFields form={form} signers={statement.facts.signers} />
      </FormSection>
    </StepFrame>
  );
}

/** Why the statement is filed although our own record contradicts it. */
function OverrideFields({ form }: { form: StatbookForm<StatementsValues> }) {
  return (
    <FormSection
      title="Filing it all the same"
      description="Deliver first what is outstanding. Where it has been delivered otherwise, or is not needed, say so: the reason is kept with the filing and stands on its receipt."
    >
      <TextArea
        {...form.register('statements.override.reason')}
        label="Why the statement is filed although something is outstanding"
        rows={2}
        maxLength={500}
      />
    </FormSection>
  );
}
