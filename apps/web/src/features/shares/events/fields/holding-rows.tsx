import { ButtonRow } from '#kit/button/button-row.tsx';
import { Controller, useFieldArray, useWatch } from 'react-hook-form';
import { Button } from '#kit/button/button.tsx';
import { Combobox } from '#kit/combobox/combobox.tsx';
import { formatShares } from '#kit/value/format.ts';
import { partOf } from '#kit/form-part/form-part.ts';
import { RowList } from '#kit/fieldset/row-list.tsx';
import { TakenShares } from '../../fields/taken-shares.tsx';
import { blankHolding } from '../event-values.ts';
import type { HeldShares } from '../register-facts.ts';
import type { InputProps } from './use-field-context.ts';

type ListName = 'holdings' | 'means.holdings';
type HoldingsProps = InputProps<'holdings'>;

/** Beyond so many, holdings are chosen one by one. */
const mostAtOnce = 200;

/** Shares of some holders, each shown with what they have of the class on that day. */
export function HoldingRows(props: HoldingsProps) {
  const { form, context } = props;
  const { held } = context;
  const list = props.name.startsWith('means.') ? 'means.holdings' : 'holdings';
  const rows = useFieldArray({ control: form.control, name: list });
  const takeAll = () =>
    rows.replace(
      held.map(({ holderId, shares, numbers }) => ({ ...blankHolding, holderId, shares, numbers })),
    );
  return (
    <RowList
      name={list}
      rows={rows.fields}
      item="Holding"
      add="Add a holding"
      onAdd={() => rows.append(blankHolding)}
      onRemove={rows.remove}
      hasOwnRemoval
      actions={
        held.length > 1 &&
        held.length <= mostAtOnce && (
          <Button kind="text" onClick={takeAll}>
            Fill in every holder with all their shares
          </Button>
        )
      }
    >
      {(index, remove) => <HoldingRow {...props} list={list} index={index} onRemove={remove} />}
    </RowList>
  );
}

interface HoldingRowProps extends HoldingsProps {
  readonly list: ListName;
  readonly index: number;
  readonly onRemove: (() => void) | undefined;
}

function HoldingRow({ form, field, context, list, index, onRemove }: HoldingRowProps) {
  const part = partOf(form, `${list}.${index}`);
  const { shareClass, held, lots } = context;
  const rows = useWatch({ control: form.control, name: list });
  const holderId = rows[index]?.holderId ?? '';
  const own = held.find((each) => each.holderId === holderId);
  const takeAll = (all: HeldShares) => {
    part.fill('shares', all.shares);
    part.fill('numbers', all.numbers);
  };
  return (
    <>
      <Controller
        name={part.at('holderId')}
        control={part.control}
        render={({ field: input }) => (
          <Combobox {...input} label={field.holder ?? ''} options={toOptions(held)} />
        )}
      />
      <TakenShares
        part={part}
        label={field.label}
        held={own?.shares}
        isNumbered={shareClass?.isNumbered === true}
        numbersHint={own && `Holds ${own.numbers}`}
        of={{ ...lots, holderId }}
        above={rows.slice(0, index).filter((each) => each.holderId === holderId)}
      />
      <RowActions own={own} onTakeAll={takeAll} onRemove={onRemove} />
    </>
  );
}

interface RowActionsProps {
  readonly own: HeldShares | undefined;
  readonly onTakeAll: (all: HeldShares) => void;
  readonly onRemove: (() => void) | undefined;
}

function RowActions({ own, onTakeAll, onRemove }: RowActionsProps) {
  return (
    <ButtonRow>
      {own !== undefined && (
        <Button kind="text" onClick={() => onTakeAll(own)}>
          {own.shares === '1' ? 'The' : 'All'} {formatShares(own.shares)} of {own.name}
        </Button>
      )}
      {onRemove && (
        <Button kind="text" onClick={onRemove}>
          Remove {own === undefined ? 'this holding' : `the holding of ${own.name}`}
        </Button>
      )}
    </ButtonRow>
  );
}

/** Holders to choose from, with what they have. */
function toOptions(held: readonly HeldShares[]) {
  return held.map(({ holderId, name, shares, numbers }) => ({
    value: holderId,
    label: name,
    detail: numbers === '' ? formatShares(shares) : `${formatShares(shares)}, ${numbers}`,
  }));
}
