import { useWatch } from 'react-hook-form';
import { AmountField } from '#kit/form/figure-fields.tsx';
import { FormSection } from '#kit/form/form-section.tsx';
import { RadioGroup } from '#kit/form/radio-group.tsx';
import { describeReduction } from '../describe-effect.ts';
import { ClassField } from '../fields/class-field.tsx';
import { fieldLabels } from '../field-labels.ts';
import { meansLabels, repaidLabels, routeLabels } from '../answer-labels.ts';
import { DayField } from '../fields/day-field.tsx';
import type { FieldsProps } from '../fields/fields-props.ts';
import { HoldingRows } from '../fields/holding-rows.tsx';
import { useClassOn } from '../fields/use-class-on.ts';
import { inIssue } from '../register-facts.ts';

/** Reduction of capital (ss.641-653), effective when the registrar registers it. */
export function ReductionFields({ form, facts }: FieldsProps) {
  return (
    <>
      <FormSection title="Which class">
        <ClassField
          form={form}
          name="ClassId"
          label={fieldLabels.reduction.ClassId}
          classes={inIssue(facts)}
          none="No class has shares in issue."
        />
      </FormSection>
      <Means form={form} facts={facts} />
      <Route form={form} facts={facts} />
    </>
  );
}

/** How the capital becomes less (s.641(4)). */
function Means({ form, facts }: FieldsProps) {
  const [classId, by, nominalEach] = useWatch({
    control: form.control,
    name: ['ClassId', 'Means.By', 'Means.NominalEach'],
  });
  const { shareClass, held, issued } = useClassOn({ form, facts }, classId);
  const currency = shareClass?.Currency ?? 'GBP';
  return (
    <FormSection title="What becomes less">
      <RadioGroup
        {...form.register('Means.By')}
        label={fieldLabels.reduction.By}
        options={[
          { value: 'nominal', label: meansLabels.nominal, hint: 'Of every share of the class.' },
          {
            value: 'unpaid',
            label: meansLabels.unpaid,
            hint: 'Of the premium, on every share of the class.',
          },
          { value: 'cancelling', label: meansLabels.cancelling, hint: 'Of the holders named below.' },
        ]}
      />
      {by === 'nominal' && (
        <>
          <AmountField
            {...form.register('Means.NominalEach')}
            label={fieldLabels.reduction.NominalEach}
            hint={describeReduction(issued, nominalEach)}
            currency={currency}
          />
          <RadioGroup
            {...form.register('Means.Repaid')}
            label={fieldLabels.reduction.Repaid}
            options={[
              { value: 'paid-up', label: repaidLabels['paid-up'] },
              { value: 'unpaid-first', label: repaidLabels['unpaid-first'] },
            ]}
          />
        </>
      )}
      {by === 'unpaid' && (
        <AmountField
          {...form.register('Means.ReliefEach')}
          label={fieldLabels.reduction.ReliefEach}
          hint="No more than is unpaid of the premium; to relieve the nominal value, reduce it."
          currency={currency}
        />
      )}
      {by === 'cancelling' && (
        <HoldingRows
          form={form}
          facts={facts}
          name="Means.Holdings"
          label="Holder"
          sharesLabel={fieldLabels.reduction.Holdings}
          shareClass={shareClass}
          held={held}
        />
      )}
    </FormSection>
  );
}

const solvency = {
  value: 'solvency-statement',
  label: routeLabels['solvency-statement'],
  hint: 'Private companies only.',
};
const court = { value: 'court', label: routeLabels.court };
const redenomination = {
  value: 'redenomination',
  label: routeLabels.redenomination,
  hint: 'To a rounder nominal value: at most a tenth of what remains.',
};

/** What the special resolution rests on, with its dates. */
function Route({ form, facts }: FieldsProps) {
  const route = useWatch({ control: form.control, name: 'Route' });
  // A public company cannot rely on a solvency statement (s.641(1)).
  const options = facts.isPublic ? [court, redenomination] : [solvency, court, redenomination];
  return (
    <FormSection title="What it rests on, and when">
      <RadioGroup {...form.register('Route')} label={fieldLabels.reduction.Route} options={options} />
      {route === 'solvency-statement' && (
        <DayField
          form={form}
          facts={facts}
          name="SolvencyStatementOn"
          label={fieldLabels.reduction.SolvencyStatementOn}
          hint="At most 15 days before the resolution."
        />
      )}
      {route === 'redenomination' && (
        <DayField
          form={form}
          facts={facts}
          name="RedenominationResolvedOn"
          label={fieldLabels.reduction.RedenominationResolvedOn}
          hint="At most three months before this resolution."
        />
      )}
      <DayField
        form={form}
        facts={facts}
        name="ResolvedOn"
        label={fieldLabels.reduction.ResolvedOn}
        hint="It is filed within 15 days, as are the other papers unless the court is asked."
      />
      <DayField
        form={form}
        facts={facts}
        name="On"
        label="Day Companies House registered the reduction"
        hint="It takes effect then, not before."
      />
    </FormSection>
  );
}
