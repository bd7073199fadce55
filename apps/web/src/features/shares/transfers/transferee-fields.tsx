import { Controller, useFieldArray, useWatch } from 'react-hook-form';
import { Button } from '#kit/action/button.tsx';
import { Entry } from '#kit/form/entry.tsx';
import { AmountField, ShareCountField } from '#kit/form/figure-fields.tsx';
import { FieldRow } from '#kit/form/form-section.tsx';
import { GroupError } from '#kit/form/group-error.tsx';
import { RadioGroup } from '#kit/form/radio-group.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { HolderPicker } from '../holders/holder-picker.tsx';
import { LotChoice } from '../lots/lot-choice.tsx';
import { DutyFields } from './duty-fields.tsx';
import { emptyTransferee, type TransferForm } from './transfer-values.ts';

interface TransfereesProps {
  readonly form: TransferForm;
  readonly companyId: string;
  readonly isNumbered: boolean;
  /** The entry that is corrected. */
  readonly corrects: string | undefined;
}

/** Who the shares go to, one or many, each with a form of transfer of their own. */
export function TransfereesFields(props: TransfereesProps) {
  const { form } = props;
  const transferees = useFieldArray({ control: form.control, name: 'Transferees' });
  return (
    <>
      <GroupError name="Transferees" />
      {transferees.fields.map(({ id }, index) => (
        <Entry
          key={id}
          title={transferees.fields.length === 1 ? 'Transferee' : `Transferee ${index + 1}`}
          look="lined"
        >
          <TransfereeFields {...props} index={index} />
          {transferees.fields.length > 1 && (
            <Button kind="text" onClick={() => transferees.remove(index)}>
              Remove transferee {index + 1}
            </Button>
          )}
        </Entry>
      ))}
      <Button onClick={() => transferees.append(emptyTransferee)}>Add a transferee</Button>
    </>
  );
}

const termOptions = [
  { value: 'sale', label: 'Sale, for money or other consideration' },
  { value: 'gift', label: 'Gift, for nothing' },
];

interface TransfereeProps extends TransfereesProps {
  readonly index: number;
}

function TransfereeFields({ form, companyId, isNumbered, corrects, index }: TransfereeProps) {
  const name = `Transferees.${index}` as const;
  const { control, register } = form;
  const transferorId = useWatch({ control, name: 'TransferorId' });
  const terms = useWatch({ control, name: `${name}.Terms` });
  const isRefused = useWatch({ control, name: 'Decision' }) === 'refuse';
  return (
    <>
      <Controller
        name={`${name}.TransfereeId`}
        control={control}
        render={({ field }) => (
          <HolderPicker
            {...field}
            companyId={companyId}
            label="Who the shares go to"
            hint="Somebody of the register, or somebody new."
            except={new Set([transferorId])}
          />
        )}
      />
      <FieldRow>
        <ShareCountField {...register(`${name}.Shares`)} label="Number of shares" />
        {isNumbered && !isRefused && (
          <TextField
            {...register(`${name}.Numbers`)}
            label="Share numbers"
            hint="For example, 1-50, 61"
            width="m"
            code
          />
        )}
      </FieldRow>
      {!isRefused && (
        <>
          <LotsOfTransferee form={form} companyId={companyId} corrects={corrects} index={index} />
          <RadioGroup {...register(`${name}.Terms`)} label="For what" options={termOptions} value={terms} />
          {terms === 'sale' && (
            <AmountField
              {...register(`${name}.Consideration`)}
              label="Consideration"
              hint="What is paid for these shares altogether; other money converted to pounds."
              currency="GBP"
              isTotal
            />
          )}
          <DutyFields form={form} name={name} />
        </>
      )}
    </>
  );
}

const dirty = { shouldDirty: true };

/** Which shares this transferee gets, beside what those above get. */
function LotsOfTransferee({ form, companyId, corrects, index }: Omit<TransfereeProps, 'isNumbered'>) {
  const name = `Transferees.${index}` as const;
  const [transferees, classId, holderId, on] = useWatch({
    control: form.control,
    name: ['Transferees', 'ClassId', 'TransferorId', 'On'],
  });
  return (
    <LotChoice
      name={name}
      of={{ companyId, classId, holderId, on, corrects }}
      chosen={transferees[index] ?? emptyTransferee}
      above={transferees.slice(0, index)}
      onNumbersChange={(numbers) => form.setValue(`${name}.Numbers`, numbers, dirty)}
      onLotsChange={(lots) => form.setValue(`${name}.Lots`, lots, dirty)}
    />
  );
}
