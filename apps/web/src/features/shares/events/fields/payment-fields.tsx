import { useWatch } from 'react-hook-form';
import { RadioGroup } from '#kit/form/radio-group.tsx';
import { outOfLabels } from '../answer-labels.ts';
import { fieldLabels } from '../field-labels.ts';
import { DayField } from './day-field.tsx';
import type { FieldsProps } from './fields-props.ts';

const profits = { value: 'profits', label: outOfLabels.profits };
const freshIssue = { value: 'fresh-issue', label: outOfLabels['fresh-issue'] };
const capital = {
  value: 'capital',
  label: outOfLabels.capital,
  hint: 'By special resolution and a directors’ statement, after profits are used up; notices let creditors object.',
};

/** Out of what the company pays for its own shares. */
export function OutOfField({ form, facts }: FieldsProps) {
  // A public company cannot pay out of capital (s.709).
  const options = facts.isPublic ? [profits, freshIssue] : [profits, freshIssue, capital];
  return <RadioGroup {...form.register('OutOf')} label={fieldLabels.redemption.OutOf} options={options} />;
}

interface AuthorityFieldProps extends FieldsProps {
  /** What the resolution is for where capital is not touched; without it none is asked. */
  readonly label?: string | undefined;
}

/** The day of the resolution behind a payment: needed out of capital, where creditors have five weeks to object. */
export function AuthorityField({ form, facts, label }: AuthorityFieldProps) {
  const outOf = useWatch({ control: form.control, name: 'OutOf' });
  if (outOf === 'capital')
    return (
      <DayField
        form={form}
        facts={facts}
        name="ResolvedOn"
        label={fieldLabels.redemption.ResolvedOn}
        hint="The company pays five to seven weeks after it. It is filed within 15 days."
      />
    );
  if (label === undefined) return null;
  return (
    <DayField
      form={form}
      facts={facts}
      name="ResolvedOn"
      label={label}
      hint="Leave it out only where the books no longer say."
      optional
    />
  );
}
