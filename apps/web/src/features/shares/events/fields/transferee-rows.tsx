import { useFieldArray, useWatch } from 'react-hook-form';
import { partOf } from '#kit/form-part/form-part.ts';
import { RowList } from '#kit/fieldset/row-list.tsx';
import { HolderField } from '../../fields/holder-field.tsx';
import { TakenShares } from '../../fields/taken-shares.tsx';
import { ConsiderationField, TransfereeFields } from '../../transfers/transferee-fields.tsx';
import { blankBuyer, blankTransferee } from '../../transfers/transferee-values.ts';
import type { InputProps } from './use-field-context.ts';

/** A new row begins with who takes the shares, though that is not the first of its fields to be registered. */
const focusOn = (list: 'buyers' | 'transferees', index: number) => ({
  focusName: `${list}.${index}.transfereeId`,
});

/** Who takes shares that the company holds itself. */
export function BuyerRows({ form, context }: InputProps<'buyers'>) {
  const { control } = form;
  const rows = useFieldArray({ control, name: 'buyers' });
  const buyers = useWatch({ control, name: 'buyers' });
  const { facts, lots, shareClass } = context;
  return (
    <RowList
      name="buyers"
      rows={rows.fields}
      item="Buyer"
      add="Add a buyer"
      onAdd={() => rows.append(blankBuyer, focusOn('buyers', rows.fields.length))}
      onRemove={rows.remove}
    >
      {(index) => (
        <>
          <HolderField
            control={control}
            name={`buyers.${index}.transfereeId`}
            companyId={facts.companyId}
            label="Buyer"
          />
          <TakenShares
            part={partOf(form, `buyers.${index}`)}
            held={shareClass?.sharesInTreasury}
            isNumbered={shareClass?.isNumbered === true}
            of={lots}
            above={buyers.slice(0, index)}
          >
            <ConsiderationField {...form.register(`buyers.${index}.consideration`)} optional />
          </TakenShares>
        </>
      )}
    </RowList>
  );
}

/** Who the shares go to, one or many, each with a form of transfer of their own. */
export function TransfereeRows({ form, context }: InputProps<'transferees'>) {
  const { control } = form;
  const rows = useFieldArray({ control, name: 'transferees' });
  const transferees = useWatch({ control, name: 'transferees' });
  const { answers, facts, lots, shareClass } = context;
  return (
    <RowList
      name="transferees"
      rows={rows.fields}
      item="Transferee"
      look="lined"
      add="Add a transferee"
      onAdd={() => rows.append(blankTransferee, focusOn('transferees', rows.fields.length))}
      onRemove={rows.remove}
    >
      {(index) => (
        <TransfereeFields
          part={partOf(form, `transferees.${index}`)}
          companyId={facts.companyId}
          except={answers.transferorId}
          isNumbered={shareClass?.isNumbered === true}
          of={{ ...lots, holderId: answers.transferorId ?? '' }}
          above={transferees.slice(0, index)}
          signedOn={answers.signedOn ?? ''}
          isRefused={answers.decision === 'refuse'}
        />
      )}
    </RowList>
  );
}
