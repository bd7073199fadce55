import { useWatch } from 'react-hook-form';
import { AmountField, ShareCountField } from '#kit/form/figure-fields.tsx';
import { FieldRow, FormSection } from '#kit/form/form-section.tsx';
import { RadioGroup } from '#kit/form/radio-group.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { formatNumber } from '#kit/value/format.ts';
import { BuyerRows } from '../fields/buyer-rows.tsx';
import { ClassField } from '../fields/class-field.tsx';
import { fieldLabels } from '../field-labels.ts';
import { boughtLabels } from '../answer-labels.ts';
import { DayField } from '../fields/day-field.tsx';
import type { FieldsProps } from '../fields/fields-props.ts';
import { HoldingRows } from '../fields/holding-rows.tsx';
import { AuthorityField, OutOfField } from '../fields/payment-fields.tsx';
import { useClassOn } from '../fields/use-class-on.ts';
import { classesOf } from '../first-values.ts';
import { LotChoice } from '../../lots/lot-choice.tsx';
import { inTreasury } from '../register-facts.ts';

const noTreasury = 'The company holds none of its own shares.';

/** The company buys its own shares (ss.690-708, 724). */
export function BuyBackFields({ form, facts }: FieldsProps) {
  const classId = useWatch({ control: form.control, name: 'ClassId' });
  const { shareClass, held } = useClassOn({ form, facts }, classId);
  return (
    <>
      <FormSection
        title="Which shares"
        description="Only fully paid ones, and a share that is neither redeemable nor in treasury must remain."
      >
        <ClassField
          form={form}
          name="ClassId"
          label={fieldLabels['buy-back'].ClassId}
          classes={classesOf('buy-back', facts)}
          none="No class has shares in issue."
        />
        <HoldingRows
          form={form}
          facts={facts}
          name="Holdings"
          label="Seller"
          sharesLabel={fieldLabels['buy-back'].Holdings}
          shareClass={shareClass}
          held={held}
        />
        <RadioGroup
          {...form.register('Into')}
          label={fieldLabels['buy-back'].Into}
          options={[
            { value: 'cancelled', label: boughtLabels.cancelled, hint: 'Told on SH06, beside SH03.' },
            {
              value: 'treasury',
              label: boughtLabels.treasury,
              hint: 'Only shares paid for out of distributable profits.',
            },
          ]}
        />
      </FormSection>
      <FormSection title="The price">
        <AmountField
          {...form.register('Consideration')}
          label={fieldLabels['buy-back'].Consideration}
          hint="Over £1,000, stamp duty of 0.5% is paid with SH03."
          currency="GBP"
          optional
          isTotal
        />
        <OutOfField form={form} facts={facts} />
      </FormSection>
      <FormSection title="When, and who resolved it">
        <DayField
          form={form}
          facts={facts}
          name="On"
          label="Day the shares were delivered to the company"
          hint="SH03 and SH06 are due within 28 days that begin with it."
        />
        <AuthorityField form={form} facts={facts} label={fieldLabels['buy-back'].ResolvedOn} />
      </FormSection>
    </>
  );
}

/** Redeemable shares are redeemed and cancelled (ss.684-689). */
export function RedemptionFields({ form, facts }: FieldsProps) {
  const classId = useWatch({ control: form.control, name: 'ClassId' });
  const { shareClass, held } = useClassOn({ form, facts }, classId);
  return (
    <>
      <FormSection
        title="Which shares"
        description="Only fully paid ones; they are cancelled. A share that is not redeemable must remain."
      >
        <ClassField
          form={form}
          name="ClassId"
          label={fieldLabels.redemption.ClassId}
          classes={classesOf('redemption', facts)}
          none="No class in issue is redeemable. Where the articles say otherwise, vary the rights of the class first."
        />
        <HoldingRows
          form={form}
          facts={facts}
          name="Holdings"
          label="Holder"
          sharesLabel={fieldLabels.redemption.Holdings}
          shareClass={shareClass}
          held={held}
        />
      </FormSection>
      <FormSection title="When, and with what">
        <DayField form={form} facts={facts} name="On" label="Day of the redemption" />
        <OutOfField form={form} facts={facts} />
        <AuthorityField form={form} facts={facts} />
      </FormSection>
    </>
  );
}

/** Shares that the company holds itself go to others (s.727). */
export function TreasurySaleFields({ form, facts }: FieldsProps) {
  const classId = useWatch({ control: form.control, name: 'ClassId' });
  const { shareClass } = useClassOn({ form, facts }, classId);
  return (
    <>
      <FormSection
        title="What is sold, and to whom"
        description="A sale for cash is offered to the members first, unless pre-emption is excluded."
      >
        <ClassField
          form={form}
          name="ClassId"
          label={fieldLabels['treasury-sale'].ClassId}
          classes={inTreasury(facts)}
          none={noTreasury}
        />
        <BuyerRows form={form} facts={facts} shareClass={shareClass} />
      </FormSection>
      <FormSection title="When">
        <DayField form={form} facts={facts} name="On" label="Day of the sale" />
      </FormSection>
    </>
  );
}

const dirty = { shouldDirty: true };

/** Shares that the company holds itself are cancelled (ss.662, 729). */
export function CancellationFields({ form, facts }: FieldsProps) {
  const [classId, on, Shares, Numbers, Lots] = useWatch({
    control: form.control,
    name: ['ClassId', 'On', 'Shares', 'Numbers', 'Lots'],
  });
  const { shareClass } = useClassOn({ form, facts }, classId);
  const own = shareClass?.SharesInTreasury;
  return (
    <>
      <FormSection title="Which shares">
        <ClassField
          form={form}
          name="ClassId"
          label={fieldLabels.cancellation.ClassId}
          classes={inTreasury(facts)}
          none={noTreasury}
        />
        <FieldRow>
          <ShareCountField
            {...form.register('Shares')}
            label={fieldLabels.cancellation.Shares}
            unit={own === undefined ? 'shares' : `of\u00A0${formatNumber(own)}`}
          />
          {shareClass?.IsNumbered && (
            <TextField
              {...form.register('Numbers')}
              label={fieldLabels.cancellation.Numbers}
              hint="Like 1-50, 61"
              width="m"
              code
            />
          )}
        </FieldRow>
        <LotChoice
          name=""
          of={{ companyId: facts.companyId, classId, on, corrects: facts.corrects }}
          held={own}
          chosen={{ Shares, Numbers, Lots }}
          onNumbersChange={(numbers) => form.setValue('Numbers', numbers, dirty)}
          onLotsChange={(lots) => form.setValue('Lots', lots, dirty)}
        />
      </FormSection>
      <FormSection title="When">
        <DayField form={form} facts={facts} name="On" label="Day of the cancellation" />
      </FormSection>
    </>
  );
}
