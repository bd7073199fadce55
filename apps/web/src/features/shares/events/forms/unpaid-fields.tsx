import { useWatch } from 'react-hook-form';
import { AmountField } from '#kit/form/figure-fields.tsx';
import { FormSection } from '#kit/form/form-section.tsx';
import { RadioGroup } from '#kit/form/radio-group.tsx';
import { formatMoney } from '#kit/value/format.ts';
import { ClassField } from '../fields/class-field.tsx';
import { fieldLabels } from '../field-labels.ts';
import { lostLabels } from '../answer-labels.ts';
import { DayField } from '../fields/day-field.tsx';
import type { FieldsProps } from '../fields/fields-props.ts';
import { HoldingRows } from '../fields/holding-rows.tsx';
import { useClassOn } from '../fields/use-class-on.ts';
import { notFullyPaid, type ShareClass } from '../register-facts.ts';

const none = 'Every share in issue is fully paid.';

/** A call is paid on shares that are not fully paid. */
export function CallFields({ form, facts }: FieldsProps) {
  const [classId, scope] = useWatch({ control: form.control, name: ['ClassId', 'Scope'] });
  const { shareClass, held } = useClassOn({ form, facts }, classId);
  return (
    <>
      <FormSection title="What is called and paid">
        <ClassField
          form={form}
          name="ClassId"
          label={fieldLabels.call.ClassId}
          hint="The register notes what was paid: record a call when the money has come."
          classes={notFullyPaid(facts)}
          none={none}
        />
        <AmountField
          {...form.register('CallEach')}
          label={fieldLabels.call.CallEach}
          hint={unpaidHint(shareClass)}
          currency={shareClass?.Currency ?? 'GBP'}
        />
        <RadioGroup
          {...form.register('Scope')}
          label="On which shares"
          options={[
            { value: 'whole', label: 'On every share of the class on which so much is unpaid' },
            { value: 'some', label: 'On the shares of some holders' },
          ]}
        />
        {scope === 'some' && (
          <HoldingRows
            form={form}
            facts={facts}
            name="Holdings"
            label="Holder who paid"
            sharesLabel={fieldLabels.call.Holdings}
            shareClass={shareClass}
            held={held}
          />
        )}
      </FormSection>
      <FormSection title="When">
        <DayField form={form} facts={facts} name="On" label="Day the call was paid" />
      </FormSection>
    </>
  );
}

function unpaidHint(shareClass: ShareClass | undefined): string | undefined {
  if (shareClass === undefined) return undefined;
  const { AmountUnpaid, Currency, ClassName } = shareClass;
  if (AmountUnpaid === null) return `What is unpaid on ${ClassName} shares is not known of all of them.`;
  return `${formatMoney(AmountUnpaid, Currency)} is unpaid on ${ClassName} shares together.`;
}

/** Shares are lost because a call was not paid. */
export function ForfeitureFields({ form, facts }: FieldsProps) {
  return (
    <LostShares
      form={form}
      facts={facts}
      sharesLabel={fieldLabels.forfeiture.Holdings}
      dayLabel="Day of the forfeiture"
    />
  );
}

/** Shares are given up that could be forfeited. */
export function SurrenderFields({ form, facts }: FieldsProps) {
  return (
    <LostShares
      form={form}
      facts={facts}
      sharesLabel={fieldLabels.surrender.Holdings}
      dayLabel="Day of the surrender"
    />
  );
}

interface LostSharesProps extends FieldsProps {
  readonly sharesLabel: string;
  readonly dayLabel: string;
}

function LostShares({ form, facts, sharesLabel, dayLabel }: LostSharesProps) {
  const classId = useWatch({ control: form.control, name: 'ClassId' });
  const { shareClass, held } = useClassOn({ form, facts }, classId);
  return (
    <>
      <FormSection
        title="Which shares"
        description="Only shares on which something is unpaid, and only where the articles provide for it."
      >
        <ClassField
          form={form}
          name="ClassId"
          label={fieldLabels.forfeiture.ClassId}
          classes={notFullyPaid(facts)}
          none={none}
        />
        <HoldingRows
          form={form}
          facts={facts}
          name="Holdings"
          label="Holder who loses them"
          sharesLabel={sharesLabel}
          shareClass={shareClass}
          held={held}
        />
        <RadioGroup
          {...form.register('Into')}
          label={fieldLabels.forfeiture.Into}
          options={[
            { value: 'treasury', label: lostLabels.treasury },
            { value: 'cancelled', label: lostLabels.cancelled },
          ]}
        />
      </FormSection>
      <FormSection title="When">
        <DayField form={form} facts={facts} name="On" label={dayLabel} />
      </FormSection>
    </>
  );
}
