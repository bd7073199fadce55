import { useFieldArray, useWatch } from 'react-hook-form';
import { Button } from '#kit/action/button.tsx';
import { Entry } from '#kit/form/entry.tsx';
import { FieldRow, FormSection } from '#kit/form/form-section.tsx';
import { amountMask, shareCountMask } from '#kit/form/number-masks.ts';
import { Select } from '#kit/form/select.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { AddsUp } from '#kit/table/adds-up.tsx';
import { MemberFields } from './member-fields.tsx';
import { PaperFields } from './paper-fields.tsx';
import { differenceOf, emptyHolding, groupByClass, type OpeningForm } from './opening-values.ts';

interface HoldingFieldsProps {
  readonly form: OpeningForm;
  readonly companyId: string;
}

/** Who holds how many shares of which class on the day. */
export function HoldingFields({ form, companyId }: HoldingFieldsProps) {
  const holdings = useFieldArray({ control: form.control, name: 'Holdings' });
  return (
    <FormSection
      title="Holdings"
      description="One for each holder and class. Leave a price or an amount unpaid empty where nobody knows it: the register keeps it as not known. Certificates that a holder has on paper keep their numbers; a holding without gets a new one."
    >
      {holdings.fields.map(({ id }, place) => (
        <Entry key={id} title={`Holding ${place + 1}`}>
          <MemberFields form={form} name={`Holdings.${place}`} companyId={companyId} />
          <ShareFields form={form} place={place} />
          <Button kind="text" onClick={() => holdings.remove(place)}>
            Remove holding {place + 1}
          </Button>
        </Entry>
      ))}
      <Button onClick={() => holdings.append(emptyHolding)}>Add a holding</Button>
      <Tally form={form} />
    </FormSection>
  );
}

function ShareFields({ form, place }: { form: OpeningForm; place: number }) {
  const name = `Holdings.${place}` as const;
  const classes = useWatch({ control: form.control, name: 'Classes' });
  const chosen = classes[Number(useWatch({ control: form.control, name: `${name}.Class` }))];
  return (
    <>
      <FieldRow>
        {classes.length > 1 && (
          <Select
            {...form.register(`${name}.Class`)}
            label="Class of shares"
            options={classes.map(({ ClassName }, index) => ({
              value: String(index),
              label: ClassName || `Class ${index + 1}`,
            }))}
          />
        )}
        <TextField
          {...form.register(`${name}.Shares`)}
          label="Number of shares"
          mask={shareCountMask}
          figure
          width="s"
        />
        <TextField
          {...form.register(`${name}.PriceEach`)}
          label="Issue price of each"
          optional
          mask={amountMask}
          figure
          width="s"
          unitBefore={chosen?.Currency}
        />
        <TextField
          {...form.register(`${name}.UnpaidEach`)}
          label="Unpaid on each"
          optional
          hint="0 if fully paid"
          mask={amountMask}
          figure
          width="s"
          unitBefore={chosen?.Currency}
        />
      </FieldRow>
      {chosen?.IsNumbered && (
        <TextField {...form.register(`${name}.Numbers`)} label="Numbers of the shares" hint="Like 1-50, 61" />
      )}
      <PaperFields form={form} name={name} isNumbered={chosen?.IsNumbered === true} />
    </>
  );
}

/** Says for each class, while it is typed, whether the holdings make up the shares in issue. */
function Tally({ form }: { form: OpeningForm }) {
  const [Classes, Holdings] = useWatch({ control: form.control, name: ['Classes', 'Holdings'] });
  const differences = groupByClass({ On: '', Source: '', Classes, Holdings }).flatMap(
    ({ shareClass, holdings }) => differenceOf(shareClass, holdings) ?? [],
  );
  return (
    <AddsUp
      to="the shares in issue"
      difference={differences.length === 0 ? undefined : differences.join('; ')}
    />
  );
}
