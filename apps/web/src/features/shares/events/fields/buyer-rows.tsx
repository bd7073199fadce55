import { useFieldArray, useWatch } from 'react-hook-form';
import { Button } from '#kit/action/button.tsx';
import { Entry } from '#kit/form/entry.tsx';
import { AmountField, ShareCountField } from '#kit/form/figure-fields.tsx';
import { FieldRow } from '#kit/form/form-section.tsx';
import { GroupError } from '#kit/form/group-error.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { formatNumber } from '#kit/value/format.ts';
import { LotChoice } from '../../lots/lot-choice.tsx';
import { blankBuyer } from '../event-values.ts';
import type { ShareClass } from '../register-facts.ts';
import type { FieldsProps } from './fields-props.ts';
import { HolderField } from './holder-field.tsx';
import styles from './fields.module.css';

interface BuyerRowsProps extends FieldsProps {
  readonly shareClass: ShareClass | undefined;
}

/** Who takes shares out of treasury, how many, and for what. */
export function BuyerRows({ form, facts, shareClass }: BuyerRowsProps) {
  const rows = useFieldArray({ control: form.control, name: 'Buyers' });
  const own = shareClass?.SharesInTreasury;
  return (
    <>
      <GroupError name="Buyers" />
      {rows.fields.map(({ id }, index) => (
        <Entry key={id} title={rows.fields.length === 1 ? 'Buyer' : `Buyer ${index + 1}`}>
          <HolderField
            form={form}
            facts={facts}
            name={`Buyers.${index}.TransfereeId`}
            label="Who takes them"
          />
          <FieldRow>
            <ShareCountField
              {...form.register(`Buyers.${index}.Shares`)}
              label="Shares"
              unit={own === undefined ? 'shares' : `of\u00A0${formatNumber(own)}`}
            />
            {shareClass?.IsNumbered && (
              <TextField
                {...form.register(`Buyers.${index}.Numbers`)}
                label="Their numbers"
                hint="Like 1-50, 61"
                width="m"
                code
              />
            )}
            <AmountField
              {...form.register(`Buyers.${index}.Consideration`)}
              label="Paid for them together"
              currency="GBP"
              optional
              isTotal
            />
          </FieldRow>
          <LotsOfBuyer
            form={form}
            facts={facts}
            index={index}
            classId={shareClass?.ShareClassId ?? ''}
            own={own}
          />
          {rows.fields.length > 1 && (
            <Button kind="text" onClick={() => rows.remove(index)}>
              Remove buyer {index + 1}
            </Button>
          )}
        </Entry>
      ))}
      <div className={styles.buttons}>
        <Button onClick={() => rows.append(blankBuyer)}>Add another buyer</Button>
      </div>
    </>
  );
}

const dirty = { shouldDirty: true };

interface LotsOfBuyerProps extends FieldsProps {
  readonly index: number;
  readonly classId: string;
  readonly own: string | undefined;
}

/** Which of the company’s own shares a buyer gets, beside what those above get. */
function LotsOfBuyer({ form, facts, index, classId, own }: LotsOfBuyerProps) {
  const name = `Buyers.${index}` as const;
  const buyers = useWatch({ control: form.control, name: 'Buyers' });
  const on = useWatch({ control: form.control, name: 'On' });
  return (
    <LotChoice
      name={name}
      of={{ companyId: facts.companyId, classId, on, corrects: facts.corrects }}
      held={own}
      chosen={buyers[index] ?? blankBuyer}
      above={buyers.slice(0, index)}
      onNumbersChange={(numbers) => form.setValue(`${name}.Numbers`, numbers, dirty)}
      onLotsChange={(lots) => form.setValue(`${name}.Lots`, lots, dirty)}
    />
  );
}
