import { useFieldArray, useWatch } from 'react-hook-form';
import { AmountField } from '#kit/number-field/number-fields.tsx';
import { RadioGroup } from '#kit/choice/radio-group.tsx';
import { LotChoice } from '../lots/lot-choice.tsx';
import { DutyFields } from './duty-fields.tsx';
import { emptyTransferee, type TransferForm } from './transfer-values.ts';
import { ShareCountRow } from '../fields/share-count-row.tsx';
import { RowList } from '#kit/fieldset/row-list.tsx';
import { HolderField } from '../fields/holder-field.tsx';

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
  const transferees = useFieldArray({ control: form.control, name: 'transferees' });
  return (
    <RowList
      name="transferees"
      rows={transferees.fields}
      item="Transferee"
      look="lined"
      add="Add a transferee"
      onAdd={() => transferees.append(emptyTransferee)}
      onRemove={transferees.remove}
    >
      {(index) => <TransfereeFields {...props} index={index} />}
    </RowList>
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
  const name = `transferees.${index}` as const;
  const { control, register } = form;
  const transferorId = useWatch({ control, name: 'transferorId' });
  const terms = useWatch({ control, name: `${name}.terms` });
  const isRefused = useWatch({ control, name: 'decision' }) === 'refuse';
  return (
    <>
      <HolderField
        control={control}
        name={`${name}.transfereeId`}
        companyId={companyId}
        label="Transferee"
        hint="Who receives the shares: an existing or new shareholder"
        except={transferorId}
      />
      <ShareCountRow
        register={(part) => register(`${name}.${part}`)}
        label="Number of shares"
        numbersLabel={isNumbered && !isRefused ? 'Share numbers' : undefined}
        numbersHint="For example, 1-50, 61"
      />
      {!isRefused && (
        <>
          <LotsOfTransferee form={form} companyId={companyId} corrects={corrects} index={index} />
          <RadioGroup
            {...register(`${name}.terms`)}
            label="Nature of transfer"
            options={termOptions}
            value={terms}
          />
          {terms === 'sale' && (
            <AmountField
              {...register(`${name}.consideration`)}
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
  const name = `transferees.${index}` as const;
  const [transferees, classId, holderId, on] = useWatch({
    control: form.control,
    name: ['transferees', 'classId', 'transferorId', 'on'],
  });
  return (
    <LotChoice
      name={name}
      of={{ companyId, classId, holderId, on, corrects }}
      chosen={transferees[index] ?? emptyTransferee}
      above={transferees.slice(0, index)}
      onNumbersChange={(numbers) => form.setValue(`${name}.numbers`, numbers, dirty)}
      onLotsChange={(lots) => form.setValue(`${name}.lots`, lots, dirty)}
    />
  );
}
