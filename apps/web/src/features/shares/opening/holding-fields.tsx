import { ButtonRow } from '#kit/button/button-row.tsx';
import { useFieldArray, useWatch } from 'react-hook-form';
import { FieldRow, FormSection } from '#kit/form/form-section.tsx';
import { amountMask, shareCountMask } from '#kit/mask/number-masks.ts';
import { Select } from '#kit/select/select.tsx';
import { TextField } from '#kit/text-field/text-field.tsx';
import { TotalsCheck } from '#kit/totals-check/totals-check.tsx';
import { RowList } from '#kit/fieldset/row-list.tsx';
import { MemberFields } from './member-fields.tsx';
import {
  differenceOf,
  emptyHolding,
  groupByClass,
  type OpeningForm,
  emptyCertificate,
} from './opening-values.ts';
import { Button } from '#kit/button/button.tsx';
import { Fieldset } from '#kit/fieldset/fieldset.tsx';
import { PastDayField } from '#company-page/past-day-field.tsx';

interface HoldingFieldsProps {
  readonly form: OpeningForm;
  readonly companyId: string;
}

/** Who holds how many shares of which class on the day. */
export function HoldingFields({ form, companyId }: HoldingFieldsProps) {
  const holdings = useFieldArray({ control: form.control, name: 'holdings' });
  return (
    <FormSection
      title="Holdings"
      description="One for each holder and class. Leave a price or an amount unpaid empty where it is not known: the register keeps it as not known. Existing certificates keep their numbers; where none is entered, they are kept as not known unless new ones are issued below."
    >
      <RowList
        name="holdings"
        rows={holdings.fields}
        item="Holding"
        numbered="always"
        add="Add a holding"
        onAdd={() => holdings.append(emptyHolding)}
        onRemove={holdings.remove}
        canRemove={() => true}
      >
        {(place) => (
          <>
            <MemberFields form={form} name={`holdings.${place}`} companyId={companyId} />
            <ShareFields form={form} place={place} />
          </>
        )}
      </RowList>
      <Tally form={form} />
    </FormSection>
  );
}

function ShareFields({ form, place }: { form: OpeningForm; place: number }) {
  const name = `holdings.${place}` as const;
  const classes = useWatch({ control: form.control, name: 'classes' });
  const chosen = classes[Number(useWatch({ control: form.control, name: `${name}.class` }))];
  return (
    <>
      <FieldRow>
        {classes.length > 1 && (
          <Select
            {...form.register(`${name}.class`)}
            label="Class of shares"
            options={classes.map(({ className }, index) => ({
              value: String(index),
              label: className || `Class ${index + 1}`,
            }))}
          />
        )}
        <TextField
          {...form.register(`${name}.shares`)}
          label="Number of shares"
          mask={shareCountMask}
          numeric
          width="s"
        />
        <TextField
          {...form.register(`${name}.priceEach`)}
          label="Issue price of each"
          optional
          mask={amountMask}
          numeric
          width="s"
          unitBefore={chosen?.currency}
        />
        <TextField
          {...form.register(`${name}.unpaidEach`)}
          label="Unpaid on each"
          optional
          hint="0 if fully paid"
          mask={amountMask}
          numeric
          width="s"
          unitBefore={chosen?.currency}
        />
      </FieldRow>
      {chosen?.isNumbered && (
        <TextField {...form.register(`${name}.numbers`)} label="Numbers of the shares" hint="Like 1-50, 61" />
      )}
      <PaperFields form={form} name={name} isNumbered={chosen?.isNumbered === true} />
    </>
  );
}

/** Says for each class, while it is typed, whether the holdings make up the shares in issue. */
function Tally({ form }: { form: OpeningForm }) {
  const [classes, holdings] = useWatch({ control: form.control, name: ['classes', 'holdings'] });
  const differences = groupByClass({ classes, holdings }).flatMap(
    (each) => differenceOf(each.shareClass, each.holdings) ?? [],
  );
  return (
    <TotalsCheck
      to="the shares in issue"
      difference={differences.length === 0 ? undefined : differences.join('; ')}
    />
  );
}

interface PaperFieldsProps {
  readonly form: OpeningForm;
  readonly name: `holdings.${number}`;
  /** The shares bear numbers. */
  readonly isNumbered: boolean;
}

/** What a member has on paper already: the entry in the register of members, and certificates. */
function PaperFields({ form, name, isNumbered }: PaperFieldsProps) {
  const certificates = useFieldArray({ control: form.control, name: `${name}.certificates` });
  const isOnlyOne = certificates.fields.length === 1;
  const holder = useWatch({ control: form.control, name: `${name}.holder` });
  if (holder !== 'named') return null;
  return (
    <>
      <PastDayField
        control={form.control}
        name={`${name}.enteredOn`}
        label="Entered in the register of members"
        hint="Empty where it is not known"
        optional
      />
      {certificates.fields.map(({ id }, place) => (
        <Fieldset key={id} title={isOnlyOne ? 'Existing certificate' : `Existing certificate ${place + 1}`}>
          <FieldRow>
            <TextField
              {...form.register(`${name}.certificates.${place}.number`)}
              label="Certificate number"
              mask={shareCountMask}
              numeric
              width="s"
            />
            <PastDayField
              control={form.control}
              name={`${name}.certificates.${place}.issuedOn`}
              label="Issued on"
              hint="As it is dated"
            />
            {!isOnlyOne && (
              <TextField
                {...form.register(`${name}.certificates.${place}.shares`)}
                label="Shares it is for"
                mask={shareCountMask}
                numeric
                width="s"
              />
            )}
          </FieldRow>
          {!isOnlyOne && isNumbered && (
            <TextField
              {...form.register(`${name}.certificates.${place}.numbers`)}
              label="Numbers of these shares"
              hint="Like 1-50, 61"
            />
          )}
          <Button kind="text" compact onClick={() => certificates.remove(place)}>
            {isOnlyOne ? 'Remove the certificate' : `Remove certificate ${place + 1}`}
          </Button>
        </Fieldset>
      ))}
      <ButtonRow apart>
        <Button kind="text" onClick={() => certificates.append(emptyCertificate)}>
          {certificates.fields.length === 0
            ? 'Add an existing certificate'
            : 'Add another existing certificate'}
        </Button>
      </ButtonRow>
    </>
  );
}
