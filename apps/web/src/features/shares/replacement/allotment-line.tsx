import { Controller, type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form';
import { Button } from '#kit/action/button.tsx';
import { DateField } from '#kit/form/date-field.tsx';
import { Entry } from '#kit/form/entry.tsx';
import { AmountField, ShareCountField } from '#kit/form/figure-fields.tsx';
import { FieldRow } from '#kit/form/form-section.tsx';
import { GroupError } from '#kit/form/group-error.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { HolderPicker } from '../holders/holder-picker.tsx';
import { ClassSelect, useClasses } from './class-select.tsx';
import { LineForm } from './line-form.tsx';
import type { HistoryLine, LineProps } from './replacement-values.ts';
import { useLineForm } from './use-line-form.ts';

interface AllotteeValues {
  HolderId: string;
  ClassId: string;
  Shares: string;
  PriceEach: string;
  PaidEach: string;
  FirstNumber: string;
}

interface AllotmentValues {
  On: string;
  Allottees: AllotteeValues[];
}

type AllotmentForm = UseFormReturn<AllotmentValues, unknown, AllotmentValues>;

const blank: AllotteeValues = {
  HolderId: '',
  ClassId: '',
  Shares: '',
  PriceEach: '',
  PaidEach: '',
  FirstNumber: '',
};

/** An allotment of the earlier history: who took shares on a day. */
export function AllotmentLine(props: LineProps) {
  const { companyId, line, on } = props;
  const form = useLineForm<AllotmentValues>(valuesOf(line));
  const allottees = useFieldArray({ control: form.control, name: 'Allottees' });
  const addAnother = () => {
    const { ClassId = '', PriceEach = '', PaidEach = '' } = form.getValues('Allottees').at(-1) ?? {};
    allottees.append({ ...blank, ClassId, PriceEach, PaidEach });
  };
  return (
    <LineForm {...props} kind="allotment" form={form} toRequest={requestOf}>
      <Controller
        name="On"
        control={form.control}
        render={({ field }) => <DateField {...field} label="Date of allotment" today={on} latest={on} />}
      />
      <GroupError name="Allottees" />
      {allottees.fields.map(({ id }, index) => (
        <Entry key={id} title={allottees.fields.length === 1 ? 'Allottee' : `Allottee ${index + 1}`}>
          <AllotteeFields form={form} companyId={companyId} index={index} />
          {allottees.fields.length > 1 && (
            <Button kind="text" onClick={() => allottees.remove(index)}>
              Remove allottee {index + 1}
            </Button>
          )}
        </Entry>
      ))}
      <Button onClick={addAnother}>Add an allottee</Button>
    </LineForm>
  );
}

function AllotteeFields({
  form,
  companyId,
  index,
}: {
  form: AllotmentForm;
  companyId: string;
  index: number;
}) {
  const name = `Allottees.${index}` as const;
  const { control, register } = form;
  const classes = useClasses(companyId);
  const classId = useWatch({ control, name: `${name}.ClassId` });
  const chosen = classes.find(({ ShareClassId }) => ShareClassId === classId);
  const currency = chosen?.Currency ?? 'GBP';
  return (
    <>
      <Controller
        name={`${name}.HolderId`}
        control={control}
        render={({ field }) => <HolderPicker {...field} companyId={companyId} label="Who took the shares" />}
      />
      <ClassSelect {...register(`${name}.ClassId`)} classes={classes} />
      <FieldRow>
        <ShareCountField {...register(`${name}.Shares`)} label="Number of shares" />
        {chosen?.IsNumbered && (
          <TextField {...register(`${name}.FirstNumber`)} label="First number" optional width="s" code />
        )}
      </FieldRow>
      <FieldRow>
        <AmountField {...register(`${name}.PriceEach`)} label="Price of each" currency={currency} />
        <AmountField {...register(`${name}.PaidEach`)} label="Paid on each" currency={currency} />
      </FieldRow>
    </>
  );
}

function valuesOf(line: HistoryLine | undefined): AllotmentValues {
  const request = line?.Request;
  if (request?.Kind !== 'allotment') return { On: '', Allottees: [blank] };
  return {
    On: request.On,
    Allottees: request.Allottees.map((each) => ({ ...blank, ...each, FirstNumber: each.FirstNumber ?? '' })),
  };
}

const requestOf = ({ On, Allottees }: AllotmentValues) => ({
  Kind: 'allotment' as const,
  On,
  Allottees: Allottees.map(({ FirstNumber, ...each }) => ({
    ...each,
    ...(FirstNumber !== '' && { FirstNumber }),
  })),
});
