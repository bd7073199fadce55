import { useFieldArray, useWatch } from 'react-hook-form';
import { Button } from '#kit/action/button.tsx';
import { Checkbox } from '#kit/form/checkbox.tsx';
import { Entry } from '#kit/form/entry.tsx';
import { FieldRow, FormSection } from '#kit/form/form-section.tsx';
import { amountMask, shareCountMask } from '#kit/form/number-masks.ts';
import { TextArea } from '#kit/form/text-area.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { emptyClass, type OpeningForm } from './opening-values.ts';

/** The classes that have shares in issue on the day. */
export function ClassFields({ form }: { form: OpeningForm }) {
  const classes = useFieldArray({ control: form.control, name: 'Classes' });
  return (
    <FormSection
      title="Classes of shares"
      description="As the articles and the statement of capital have them."
    >
      {classes.fields.map(({ id }, place) => (
        <Entry key={id} title={`Class ${place + 1}`}>
          <OneClass form={form} place={place} />
          {classes.fields.length > 1 && place === classes.fields.length - 1 && (
            <Button kind="text" onClick={() => classes.remove(place)}>
              Remove class {place + 1}
            </Button>
          )}
        </Entry>
      ))}
      <Button onClick={() => classes.append(emptyClass)}>Add a class of shares</Button>
    </FormSection>
  );
}

function OneClass({ form, place }: { form: OpeningForm; place: number }) {
  const name = `Classes.${place}` as const;
  const currency = useWatch({ control: form.control, name: `${name}.Currency` });
  return (
    <>
      <FieldRow>
        <TextField {...form.register(`${name}.ClassName`)} label="Name" hint="Like Ordinary" width="m" />
        <TextField {...form.register(`${name}.Currency`)} label="Currency" hint="Like GBP" width="xs" code />
      </FieldRow>
      <FieldRow>
        <TextField
          {...form.register(`${name}.NominalValue`)}
          label="Nominal value of each"
          mask={amountMask}
          figure
          width="s"
          unitBefore={currency}
        />
        <TextField
          {...form.register(`${name}.SharesInIssue`)}
          label="Shares in issue"
          hint="Treasury shares included"
          mask={shareCountMask}
          figure
          width="m"
          unit="shares"
        />
        <TextField
          {...form.register(`${name}.VotesPerShare`)}
          label="Votes of each share"
          hint="0 for none"
          figure
          width="xs"
        />
      </FieldRow>
      <TextArea
        {...form.register(`${name}.Particulars`)}
        label="Rights attached to the shares"
        hint="Voting, dividends, capital and redemption, in the words of the articles."
      />
      <Checkbox {...form.register(`${name}.IsRedeemable`)} label="The shares are redeemable" />
      <Checkbox {...form.register(`${name}.IsNumbered`)} label="Each share bears a number" />
    </>
  );
}
