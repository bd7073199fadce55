import { useWatch } from 'react-hook-form';
import { sharePaths } from '#app/share-paths.ts';
import { AppLink } from '#kit/action/app-link.tsx';
import { Checkbox } from '#kit/form/checkbox.tsx';
import { ShareCountField } from '#kit/form/figure-fields.tsx';
import { FormSection } from '#kit/form/form-section.tsx';
import { RadioGroup } from '#kit/form/radio-group.tsx';
import { TextArea } from '#kit/form/text-area.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { ClassField } from '../fields/class-field.tsx';
import { fieldLabels } from '../field-labels.ts';
import { DayField } from '../fields/day-field.tsx';
import type { FieldsProps } from '../fields/fields-props.ts';
import { HoldingRows } from '../fields/holding-rows.tsx';
import { useClassOn } from '../fields/use-class-on.ts';
import { fillInRights } from '../first-values.ts';
import { inIssue, type RegisterFacts, type ShareClass } from '../register-facts.ts';

const none = 'No class has shares in issue.';

/** Shares become shares of another class (ss.630, 636-637). */
export function RedesignationFields({ form, facts }: FieldsProps) {
  const [fromId, scope] = useWatch({ control: form.control, name: ['FromClassId', 'Scope'] });
  const { shareClass, held } = useClassOn({ form, facts }, fromId);
  return (
    <>
      <FormSection title="Which shares">
        <ClassField
          form={form}
          name="FromClassId"
          label="They are now"
          classes={inIssue(facts)}
          none={none}
        />
        <RadioGroup
          {...form.register('Scope')}
          label="How many of them"
          options={[
            { value: 'whole', label: 'The whole class' },
            { value: 'some', label: 'Some holdings' },
          ]}
        />
        {scope === 'some' && (
          <HoldingRows
            form={form}
            facts={facts}
            name="Holdings"
            label="Holder"
            sharesLabel={fieldLabels.redesignation.Holdings}
            shareClass={shareClass}
            held={held}
          />
        )}
      </FormSection>
      <FormSection title="What they become">
        <ClassField
          form={form}
          name="ToClassId"
          label={fieldLabels.redesignation.ToClassId}
          hint="Number and nominal value stay, and what is unpaid stays unpaid."
          classes={alike(facts, shareClass)}
          none="No other class has this nominal value and currency. Set the class up first."
        />
        <AppLink href={sharePaths.shareClass(facts.companyId)}>Set up another class</AppLink>
      </FormSection>
      <FormSection title="When, and who resolved it">
        <DayField form={form} facts={facts} name="On" label="Day of the redesignation" />
        <DayField
          form={form}
          facts={facts}
          name="ResolvedOn"
          label={fieldLabels.redesignation.ResolvedOn}
          hint="Filed within 15 days, with the articles where it changed them. Leave it out where the articles need none."
          optional
        />
      </FormSection>
    </>
  );
}

/** Classes whose shares a share of the class could become. */
function alike({ classes }: RegisterFacts, from: ShareClass | undefined) {
  return classes.filter(
    ({ ShareClassId, NominalValue, Currency }) =>
      from === undefined ||
      (ShareClassId !== from.ShareClassId &&
        NominalValue === from.NominalValue &&
        Currency === from.Currency),
  );
}

/** The rights of a class change (ss.629-640). */
export function VariationFields({ form, facts }: FieldsProps) {
  return (
    <>
      <FormSection title="Whose rights change">
        <ClassField
          form={form}
          name="ClassId"
          label={fieldLabels.variation.ClassId}
          classes={inIssue(facts)}
          none={none}
          onChoose={(shareClass) => fillInRights(form, shareClass)}
        />
      </FormSection>
      <FormSection
        title="The rights from then on"
        description="As they stand in the register now: change what changes."
      >
        <TextArea
          {...form.register('Particulars')}
          label={fieldLabels.variation.Particulars}
          hint="Votes, dividends, capital on a winding up, and redemption, in the words of the articles."
          rows={7}
        />
        <ShareCountField
          {...form.register('VotesPerShare')}
          label={fieldLabels.variation.VotesPerShare}
          hint="0 for shares without votes"
          width="xs"
          unit="votes"
          canBeZero
        />
        <Checkbox {...form.register('IsRedeemable')} label={fieldLabels.variation.IsRedeemable} />
      </FormSection>
      <FormSection title="When, and who agreed">
        <DayField form={form} facts={facts} name="On" label="Day the rights changed" />
        <DayField
          form={form}
          facts={facts}
          name="ResolvedOn"
          label={fieldLabels.variation.ResolvedOn}
          hint="Three quarters of the class agree, unless the articles say otherwise. Filed within 15 days; leave it out only where the books no longer say."
          optional
        />
      </FormSection>
    </>
  );
}

/** A class gets another name (s.636). */
export function ClassNameFields({ form, facts }: FieldsProps) {
  return (
    <>
      <FormSection title="The name">
        <ClassField
          form={form}
          name="ClassId"
          label={fieldLabels['class-name'].ClassId}
          classes={facts.classes}
          none="There is no class of shares yet."
        />
        <TextField
          {...form.register('Name')}
          label={fieldLabels['class-name'].Name}
          hint="Like A Ordinary. Not one that another class has, or had on another day."
          width="m"
        />
      </FormSection>
      <FormSection title="When">
        <DayField form={form} facts={facts} name="On" label="Day of the new name" />
      </FormSection>
    </>
  );
}
