import { useFieldArray, useWatch } from 'react-hook-form';
import { AmountField } from '#kit/number-field/number-fields.tsx';
import { LotChoice } from '../../lots/lot-choice.tsx';
import { RowList } from '#kit/fieldset/row-list.tsx';
import { ShareCountRow } from '../../fields/share-count-row.tsx';
import { blankTransferee } from '../event-values.ts';
import type { InputProps } from './use-field-context.ts';
import { HolderField } from '../../fields/holder-field.tsx';

const buyer = {
  list: 'buyers',
  item: 'Buyer',
  add: 'Add another buyer',
  holder: 'Who takes them',
  shares: 'Shares',
  numbers: 'Their numbers',
  numbersHint: 'Like 1-50, 61',
  consideration: 'Paid for them together',
} as const;
const transferee = {
  list: 'transferees',
  item: 'Transferee',
  add: 'Add a transferee',
  holder: 'Transferee',
  shares: 'Number of shares',
  numbers: 'Share numbers',
  numbersHint: 'For example, 1-50, 61',
  consideration: 'Consideration',
} as const;

type TransfereesProps = InputProps<'transferees'>;

/** Who takes shares, how many, and for what: out of treasury, or from a member. */
export function TransfereeRows(props: TransfereesProps) {
  const { form, field } = props;
  const labels = field.item === 'Buyer' ? buyer : transferee;
  const rows = useFieldArray({ control: form.control, name: labels.list });
  return (
    <RowList
      name={labels.list}
      rows={rows.fields}
      item={labels.item}
      add={labels.add}
      onAdd={() => rows.append(blankTransferee)}
      onRemove={rows.remove}
    >
      {(index) => <TransfereeRow {...props} labels={labels} index={index} />}
    </RowList>
  );
}

interface TransfereeRowProps extends TransfereesProps {
  readonly labels: typeof buyer | typeof transferee;
  readonly index: number;
}

const dirty = { shouldDirty: true };

function TransfereeRow({ form, context, labels, index }: TransfereeRowProps) {
  const name = `${labels.list}.${index}` as const;
  const { answers, facts, shareClass } = context;
  const rows = useWatch({ control: form.control, name: labels.list });
  const treasury = labels.list === 'buyers' ? shareClass?.sharesInTreasury : undefined;
  return (
    <>
      <HolderField
        control={form.control}
        name={`${name}.transfereeId`}
        companyId={facts.companyId}
        label={labels.holder}
        except={answers.transferorId}
      />
      <ShareCountRow
        register={(part) => form.register(`${name}.${part}`)}
        label={labels.shares}
        held={treasury}
        numbersLabel={shareClass?.isNumbered ? labels.numbers : undefined}
        numbersHint={labels.numbersHint}
      >
        <AmountField
          {...form.register(`${name}.consideration`)}
          label={labels.consideration}
          currency="GBP"
          optional
          isTotal
        />
      </ShareCountRow>
      {labels.list === 'buyers' && (
        <LotChoice
          name={name}
          of={context.lots}
          held={treasury}
          chosen={rows[index] ?? blankTransferee}
          above={rows.slice(0, index)}
          onNumbersChange={(numbers) => form.setValue(`${name}.numbers`, numbers, dirty)}
          onLotsChange={(lots) => form.setValue(`${name}.lots`, lots, dirty)}
        />
      )}
    </>
  );
}
