import { useWatch, useFieldArray } from 'react-hook-form';
import { Checkbox } from '#kit/choice/checkbox.tsx';
import { FormSection, FieldRow } from '#kit/form/form-section.tsx';
import { TextField } from '#kit/text-field/text-field.tsx';
import { formatDate } from '#kit/value/format.ts';
import { type OpeningForm, emptyClass } from './opening-values.ts';
import { PastDayField } from '#company-page/past-day-field.tsx';
import { amountMask, shareCountMask } from '#kit/mask/number-masks.ts';
import { TextArea } from '#kit/text-area/text-area.tsx';
import { freeNameMask } from '#kit/mask/text-masks.ts';
import { RowList } from '#kit/fieldset/row-list.tsx';

/** The day of the balance, and where its figures come from. */
export function BalanceFields({ form, earliest }: { form: OpeningForm; earliest: string | undefined }) {
  return (
    <FormSection title="As at date">
      <PastDayField
        control={form.control}
        name="on"
        label="As at"
        hint="The register is kept from this day on. Earlier history can replace the balance later."
        earliest={earliest}
      />
      <TextField {...form.register('source')} label="Where the figures come from" width="full" />
    </FormSection>
  );
}

/** Whether holders of whom no certificate is entered get new ones: most have had theirs for years. */
export function CertificatesFields({ form }: { form: OpeningForm }) {
  const { control, register, resetField } = form;
  const [isIssuing, on] = useWatch({ control, name: ['issuesCertificates', 'on'] });
  return (
    <FormSection title="Share certificates">
      <Checkbox
        {...register('issuesCertificates', {
          // What is not asked for any more is not judged either.
          onChange: () => resetField('certificatesIssuedOn', { defaultValue: '' }),
        })}
        label="Issue a new certificate to each holder who has none"
        hint="Leave this unticked where members have certificates already: those that you do not enter above are kept as not known."
      />
      {isIssuing && (
        <PastDayField
          control={control}
          name="certificatesIssuedOn"
          label="Date of the new certificates"
          hint={
            /^\d{4}-\d{2}-\d{2}$/.test(on)
              ? `Empty: ${formatDate(on)}, the as at date`
              : 'Empty: the as at date'
          }
          optional
        />
      )}
    </FormSection>
  );
}

/** The classes that have shares in issue on the day. */
export function ClassFields({ form }: { form: OpeningForm }) {
  const classes = useFieldArray({ control: form.control, name: 'classes' });
  return (
    <FormSection
      title="Classes of shares"
      description="As the articles and the statement of capital have them."
    >
      <RowList
        name="classes"
        rows={classes.fields}
        item="Class"
        numbered="always"
        add="Add a class of shares"
        onAdd={() => classes.append(emptyClass)}
        onRemove={classes.remove}
        // Holdings name their class by its place.
        canRemove={(place) => place > 0 && place === classes.fields.length - 1}
      >
        {(place) => <OneClass form={form} place={place} />}
      </RowList>
    </FormSection>
  );
}

function OneClass({ form, place }: { form: OpeningForm; place: number }) {
  const name = `classes.${place}` as const;
  const currency = useWatch({ control: form.control, name: `${name}.currency` });
  return (
    <>
      <FieldRow>
        <TextField
          {...form.register(`${name}.className`)}
          label="Name"
          mask={freeNameMask}
          hint="Like Ordinary"
          width="m"
        />
        <TextField {...form.register(`${name}.currency`)} label="Currency" hint="Like GBP" width="xs" code />
      </FieldRow>
      <FieldRow>
        <TextField
          {...form.register(`${name}.nominalValue`)}
          label="Nominal value of each"
          mask={amountMask}
          numeric
          width="s"
          unitBefore={currency}
        />
        <TextField
          {...form.register(`${name}.sharesInIssue`)}
          label="Shares in issue"
          hint="Treasury shares included"
          mask={shareCountMask}
          numeric
          width="m"
          unit="shares"
        />
        <TextField
          {...form.register(`${name}.votesPerShare`)}
          label="Votes of each share"
          hint="0 for none"
          numeric
          width="xs"
        />
      </FieldRow>
      <TextArea
        {...form.register(`${name}.particulars`)}
        label="Rights attached to the shares"
        hint="Voting, dividends, capital and redemption, in the words of the articles."
      />
      <Checkbox {...form.register(`${name}.isRedeemable`)} label="The shares are redeemable" />
      <Checkbox {...form.register(`${name}.isNumbered`)} label="Each share bears a number" />
    </>
  );
}
