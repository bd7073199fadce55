import { Controller, useWatch } from 'react-hook-form';
import { Combobox } from '#kit/form/combobox.tsx';
import { ShareCountField } from '#kit/form/figure-fields.tsx';
import { FieldRow, FormSection } from '#kit/form/form-section.tsx';
import { RadioGroup } from '#kit/form/radio-group.tsx';
import { TextArea } from '#kit/form/text-area.tsx';
import { formatNumber } from '#kit/value/format.ts';
import { describeBonus, withPartEntitlement } from '../describe-effect.ts';
import { ClassField } from '../fields/class-field.tsx';
import { fieldLabels } from '../field-labels.ts';
import { fractionLabels } from '../answer-labels.ts';
import { DayField } from '../fields/day-field.tsx';
import type { FieldsProps } from '../fields/fields-props.ts';
import { HolderField } from '../fields/holder-field.tsx';
import { NamedHolders } from '../fields/named-holders.tsx';
import { useClassOn, useMembersOn } from '../fields/use-class-on.ts';
import { inIssue } from '../register-facts.ts';

/** Fully paid shares for every so many held (s.564). */
export function BonusIssueFields({ form, facts }: FieldsProps) {
  const [classId, newShares, forEvery, fractions] = useWatch({
    control: form.control,
    name: ['ClassId', 'NewShares', 'ForEvery', 'Fractions'],
  });
  const { held } = useClassOn({ form, facts }, classId);
  const terms = { newShares, forEvery };
  return (
    <>
      <FormSection
        title="Who gets them"
        description="The members of one class, in proportion. Shares in treasury get none, and no offer to members is needed."
      >
        <ClassField
          form={form}
          name="ClassId"
          label={fieldLabels['bonus-issue'].ClassId}
          classes={inIssue(facts)}
          none="No class has shares in issue."
        />
        <FieldRow>
          <ShareCountField
            {...form.register('NewShares')}
            label={fieldLabels['bonus-issue'].NewShares}
            unit="new"
            width="s"
          />
          <ShareCountField
            {...form.register('ForEvery')}
            label={fieldLabels['bonus-issue'].ForEvery}
            unit="held"
            width="s"
          />
        </FieldRow>
        <RadioGroup
          {...form.register('Fractions')}
          label={fieldLabels['bonus-issue'].LeavesOutFractions}
          hint={describeBonus(held, terms)}
          options={[
            { value: 'refuse', label: fractionLabels.refuse, hint: 'Refused if a holding does not divide.' },
            { value: 'leave-out', label: fractionLabels['leave-out'] },
          ]}
        />
        {fractions === 'refuse' && (
          <NamedHolders title="These have a part entitlement" holders={withPartEntitlement(held, terms)}>
            Choose that part entitlements are left out, if the terms of the issue say so.
          </NamedHolders>
        )}
      </FormSection>
      <FormSection title="What they get, and when">
        <ClassField
          form={form}
          name="IntoClassId"
          label={fieldLabels['bonus-issue'].IntoClassId}
          hint="Paid up in full out of reserves, at their nominal value."
          classes={facts.classes}
          none="There is no class of shares yet."
        />
        <DayField form={form} facts={facts} name="On" label="Day of the allotment" />
      </FormSection>
    </>
  );
}

/** Shares pass by law (ss.773-774). */
export function TransmissionFields({ form, facts }: FieldsProps) {
  const fromId = useWatch({ control: form.control, name: 'FromId' });
  const members = useMembersOn({ form, facts });
  const options = members.map(({ HolderId, HolderName, Holdings }) => ({
    value: HolderId,
    label: HolderName,
    detail: Holdings.map(({ Shares, ClassName }) => `${formatNumber(Shares)} ${ClassName}`).join(', '),
  }));
  const classes = inIssue(facts).map(({ ShareClassId, ClassName }) => ({
    value: ShareClassId,
    label: `Only ${ClassName}`,
  }));
  return (
    <>
      <FormSection
        title="Whose shares pass, and to whom"
        description="To personal representatives or a trustee who choose to be registered. Where they transfer the shares instead, record a transfer."
      >
        <Controller
          name="FromId"
          control={form.control}
          render={({ field }) => (
            <Combobox {...field} label={fieldLabels.transmission.FromId} options={options} />
          )}
        />
        {classes.length > 1 && (
          <RadioGroup
            {...form.register('ClassId')}
            label={fieldLabels.transmission.ClassId}
            options={[{ value: '', label: 'All their shares' }, ...classes]}
          />
        )}
        <HolderField
          form={form}
          facts={facts}
          name="ToId"
          label={fieldLabels.transmission.ToId}
          except={fromId}
        />
      </FormSection>
      <FormSection title="Evidence, and when">
        <TextArea
          {...form.register('Evidence')}
          label={fieldLabels.transmission.Evidence}
          hint="What was shown and when, like the grant of probate of 3 March 2026."
          rows={3}
        />
        <DayField form={form} facts={facts} name="On" label="Day of the entry in the register" />
      </FormSection>
    </>
  );
}
