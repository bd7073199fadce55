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

interface TransfereeValues {
  TransfereeId: string;
  Shares: string;
  Numbers: string;
  Consideration: string;
}

interface TransferValues {
  On: string;
  ClassId: string;
  TransferorId: string;
  Transferees: TransfereeValues[];
}

type TransferForm = UseFormReturn<TransferValues, unknown, TransferValues>;

const blank: TransfereeValues = { TransfereeId: '', Shares: '', Numbers: '', Consideration: '' };

/** A transfer of the earlier history: who gave shares up, and to whom. */
export function TransferLine(props: LineProps) {
  const { companyId, line, on } = props;
  const form = useLineForm<TransferValues>(valuesOf(line));
  const transferees = useFieldArray({ control: form.control, name: 'Transferees' });
  const classes = useClasses(companyId);
  const classId = useWatch({ control: form.control, name: 'ClassId' });
  const isNumbered = classes.some(({ ShareClassId, IsNumbered }) => ShareClassId === classId && IsNumbered);
  return (
    <LineForm {...props} kind="transfer" form={form} toRequest={requestOf}>
      <Controller
        name="On"
        control={form.control}
        render={({ field }) => <DateField {...field} label="Date of registration" today={on} latest={on} />}
      />
      <ClassSelect {...form.register('ClassId')} classes={classes} />
      <Controller
        name="TransferorId"
        control={form.control}
        render={({ field }) => (
          <HolderPicker {...field} companyId={companyId} label="Who gave the shares up" />
        )}
      />
      <GroupError name="Transferees" />
      {transferees.fields.map(({ id }, index) => (
        <Entry key={id} title={transferees.fields.length === 1 ? 'Transferee' : `Transferee ${index + 1}`}>
          <TransfereeFields form={form} companyId={companyId} index={index} isNumbered={isNumbered} />
          {transferees.fields.length > 1 && (
            <Button kind="text" onClick={() => transferees.remove(index)}>
              Remove transferee {index + 1}
            </Button>
          )}
        </Entry>
      ))}
      <Button onClick={() => transferees.append(blank)}>Add a transferee</Button>
    </LineForm>
  );
}

interface TransfereeFieldsProps {
  readonly form: TransferForm;
  readonly companyId: string;
  readonly index: number;
  readonly isNumbered: boolean;
}

function TransfereeFields({ form, companyId, index, isNumbered }: TransfereeFieldsProps) {
  const name = `Transferees.${index}` as const;
  const { control, register } = form;
  const transferorId = useWatch({ control, name: 'TransferorId' });
  return (
    <>
      <Controller
        name={`${name}.TransfereeId`}
        control={control}
        render={({ field }) => (
          <HolderPicker
            {...field}
            companyId={companyId}
            label="Who the shares went to"
            except={new Set([transferorId])}
          />
        )}
      />
      <FieldRow>
        <ShareCountField {...register(`${name}.Shares`)} label="Number of shares" />
        {isNumbered && (
          <TextField
            {...register(`${name}.Numbers`)}
            label="Share numbers"
            hint="For example, 1-50, 61"
            width="m"
            code
          />
        )}
        <AmountField
          {...register(`${name}.Consideration`)}
          label="Consideration"
          currency="GBP"
          optional
          isTotal
        />
      </FieldRow>
    </>
  );
}

function valuesOf(line: HistoryLine | undefined): TransferValues {
  const request = line?.Request;
  if (request?.Kind !== 'transfer') return { On: '', ClassId: '', TransferorId: '', Transferees: [blank] };
  const { On, ClassId, TransferorId, Transferees } = request;
  return {
    On,
    ClassId,
    TransferorId,
    Transferees: Transferees.map(({ TransfereeId, Shares, Numbers = '', Consideration = '' }) => ({
      TransfereeId,
      Shares,
      Numbers,
      Consideration,
    })),
  };
}

const requestOf = ({ Transferees, ...rest }: TransferValues) => ({
  Kind: 'transfer' as const,
  ...rest,
  Transferees: Transferees.map(({ Numbers, Consideration, ...each }) => ({
    ...each,
    ...(Numbers !== '' && { Numbers }),
    ...(Consideration !== '' && { Consideration }),
  })),
});
