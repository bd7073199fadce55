import { useFieldArray, useWatch } from 'react-hook-form';
import { AmountField, ShareCountField } from '#kit/number-field/number-fields.tsx';
import { FieldRow } from '#kit/form/form-section.tsx';
import { TextField } from '#kit/text-field/text-field.tsx';
import { RowList } from '#kit/fieldset/row-list.tsx';
import { blankAllottee } from '../event-values.ts';
import { ClassSelect } from './class-select.tsx';
import type { InputProps } from './use-field-context.ts';
import { HolderField } from '../../fields/holder-field.tsx';

type AllotteesProps = InputProps<'allottees'>;

/** Who took new shares; whoever is added has the class and the prices of the one before. */
export function AllotteeRows(props: AllotteesProps) {
  const { form } = props;
  const rows = useFieldArray({ control: form.control, name: 'allottees' });
  const add = () => {
    const { classId = '', priceEach = '', paidEach = '' } = form.getValues('allottees').at(-1) ?? {};
    rows.append({ ...blankAllottee, classId, priceEach, paidEach });
  };
  return (
    <RowList
      name="allottees"
      rows={rows.fields}
      item="Allottee"
      add="Add an allottee"
      onAdd={add}
      onRemove={rows.remove}
    >
      {(index) => <AllotteeRow {...props} index={index} />}
    </RowList>
  );
}

function AllotteeRow({ form, context, index }: AllotteesProps & { readonly index: number }) {
  const name = `allottees.${index}` as const;
  const { control, register } = form;
  const { classes, companyId } = context.facts;
  const classId = useWatch({ control, name: `${name}.classId` });
  const chosen = classes.find(({ shareClassId }) => shareClassId === classId);
  const currency = chosen?.currency ?? 'GBP';
  return (
    <>
      <HolderField
        control={control}
        name={`${name}.holderId`}
        companyId={companyId}
        label="Who took the shares"
      />
      <ClassSelect {...register(`${name}.classId`)} classes={classes} />
      <FieldRow>
        <ShareCountField {...register(`${name}.shares`)} label="Number of shares" />
        {chosen?.isNumbered && (
          <TextField {...register(`${name}.firstNumber`)} label="First number" optional width="s" code />
        )}
      </FieldRow>
      <FieldRow>
        <AmountField {...register(`${name}.priceEach`)} label="Price of each" currency={currency} />
        <AmountField {...register(`${name}.paidEach`)} label="Paid on each" currency={currency} />
      </FieldRow>
    </>
  );
}
