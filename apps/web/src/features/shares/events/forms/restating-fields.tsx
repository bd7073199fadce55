import { useWatch } from 'react-hook-form';
import { ShareCountField } from '#kit/form/figure-fields.tsx';
import { FieldRow, FormSection } from '#kit/form/form-section.tsx';
import { amountMask } from '#kit/form/number-masks.ts';
import { TextField } from '#kit/form/text-field.tsx';
import { Banner } from '#kit/page/banner.tsx';
import {
  describeConsolidation,
  describeRedenomination,
  describeSubdivision,
  leftWithFraction,
} from '../describe-effect.ts';
import { ClassField } from '../fields/class-field.tsx';
import { fieldLabels } from '../field-labels.ts';
import { DayField } from '../fields/day-field.tsx';
import type { FieldsProps } from '../fields/fields-props.ts';
import { NamedHolders } from '../fields/named-holders.tsx';
import { useClassOn } from '../fields/use-class-on.ts';
import { inIssue } from '../register-facts.ts';

const none = 'No class has shares in issue.';

/** Each share becomes several (s.618). */
export function SubdivisionFields({ form, facts }: FieldsProps) {
  const [classId, into] = useWatch({ control: form.control, name: ['ClassId', 'Into'] });
  const { issued } = useClassOn({ form, facts }, classId);
  return (
    <>
      <FormSection title="What is sub-divided">
        <ClassField
          form={form}
          name="ClassId"
          label={fieldLabels.subdivision.ClassId}
          classes={inIssue(facts)}
          none={none}
        />
        <ShareCountField
          {...form.register('Into')}
          label={fieldLabels.subdivision.Into}
          hint={
            describeSubdivision(issued, into) ?? 'The new nominal value must end within 6 decimal places.'
          }
          width="s"
        />
      </FormSection>
      <Resolved form={form} facts={facts} dayLabel="Day of the sub-division" />
    </>
  );
}

/** Every so many shares become one (s.618). */
export function ConsolidationFields({ form, facts }: FieldsProps) {
  const [classId, from] = useWatch({ control: form.control, name: ['ClassId', 'From'] });
  const { issued, held } = useClassOn({ form, facts }, classId);
  return (
    <>
      <FormSection title="What is consolidated">
        <ClassField
          form={form}
          name="ClassId"
          label={fieldLabels.consolidation.ClassId}
          classes={inIssue(facts)}
          none={none}
        />
        <ShareCountField
          {...form.register('From')}
          label={fieldLabels.consolidation.From}
          hint={describeConsolidation(issued, from) ?? 'Every holder’s shares must divide by it.'}
          width="s"
        />
        <NamedHolders title="These would be left with a fraction" holders={leftWithFraction(held, from)}>
          Even their holdings out first, by transfers or an allotment: the register rounds nothing.
        </NamedHolders>
      </FormSection>
      <Resolved form={form} facts={facts} dayLabel="Day of the consolidation" />
    </>
  );
}

/** The ordinary resolution of s.618 is not filed; form SH02 names its day. */
function Resolved({ form, facts, dayLabel }: FieldsProps & { readonly dayLabel: string }) {
  return (
    <FormSection title="When, and who resolved it">
      <DayField form={form} facts={facts} name="On" label={dayLabel} />
      <DayField
        form={form}
        facts={facts}
        name="ResolvedOn"
        label={fieldLabels.subdivision.ResolvedOn}
        hint="Form SH02 names it. Leave it out only where the books no longer say."
        optional
      />
    </FormSection>
  );
}

const currencyMask = (text: string) =>
  text
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
    .slice(0, 3);

/** The nominal value passes into another currency (ss.622-625). */
export function RedenominationFields({ form, facts }: FieldsProps) {
  const [classId, currency, rate] = useWatch({
    control: form.control,
    name: ['ClassId', 'Currency', 'Rate'],
  });
  const { issued } = useClassOn({ form, facts }, classId);
  const effect = describeRedenomination(issued, { currency, rate });
  return (
    <>
      <FormSection title="What is redenominated">
        <ClassField
          form={form}
          name="ClassId"
          label={fieldLabels.redenomination.ClassId}
          classes={inIssue(facts)}
          none={none}
        />
        <FieldRow>
          <TextField
            {...form.register('Currency')}
            label={fieldLabels.redenomination.Currency}
            hint="Its three letters, like EUR"
            mask={currencyMask}
            width="xs"
            code
          />
          <TextField
            {...form.register('Rate')}
            label={fieldLabels.redenomination.Rate}
            hint={`How much of it one ${issued?.currency ?? 'old unit'} is`}
            mask={amountMask}
            width="s"
            figure
          />
        </FieldRow>
        {effect !== undefined && <Banner>{effect}</Banner>}
      </FormSection>
      <FormSection
        title="When, and who resolved it"
        description="The rate is that of a day within the 28 days before the resolution, which lapses when 28 days have passed. The resolution is filed within 15 days."
      >
        <DayField form={form} facts={facts} name="RateOn" label={fieldLabels.redenomination.RateOn} />
        <DayField form={form} facts={facts} name="ResolvedOn" label={fieldLabels.redenomination.ResolvedOn} />
        <DayField form={form} facts={facts} name="On" label="Day the redenomination takes effect" />
      </FormSection>
    </>
  );
}
