import { Count, Money } from '#kit/value/amounts.tsx';
import { Value } from '#kit/value/value.tsx';
import type { ReactNode } from 'react';
import type { EntryInFull } from './entered-fields.ts';

type Movement = EntryInFull['Movements'][number];

/** What an entry did to each account, in words; the issuer is only the other side of what is issued. */
export function movementLines({ Movements }: Pick<EntryInFull, 'Movements'>): ReactNode {
  const shown = Movements.filter(({ Account }) => Account !== 'issuer');
  if (shown.length === 0) return 'No shares moved';
  return shown.map((movement) => (
    <div key={`${movement.Account} ${movement.HolderId} ${movement.ShareClassId}`}>
      <Line {...movement} />
    </div>
  ));
}

function Line(movement: Movement) {
  const { Account, AccountName, ClassName, SharesIn, SharesOut, NumbersIn, NumbersOut } = movement;
  const { UnpaidIn, UnpaidOut } = movement;
  const [isIn, isOut] = [SharesIn !== '0', SharesOut !== '0'];
  if (Account === 'cancelled')
    return (
      <>
        <Count of={isIn ? SharesIn : SharesOut} /> {ClassName} {isIn ? 'cancelled' : 'no longer cancelled'}
      </>
    );
  const name = Account === 'treasury' ? 'The company itself' : <bdi>{AccountName}</bdi>;
  if (isIn && isOut)
    return (
      <>
        {name}: <Count of={SharesOut} /> {ClassName} become <Count of={SharesIn} />
        <Numbers of={NumbersIn} />
        <Unpaid of={UnpaidIn} before={UnpaidOut} />
      </>
    );
  return isIn ? (
    <>
      {name} gets <Count of={SharesIn} /> {ClassName}
      <Numbers of={NumbersIn} />
      <Unpaid of={UnpaidIn} />
    </>
  ) : (
    <>
      {name} gives up <Count of={SharesOut} /> {ClassName}
      <Numbers of={NumbersOut} />
      <Unpaid of={UnpaidOut} />
    </>
  );
}

function Numbers({ of }: { of: string }) {
  if (of === '') return null;
  return (
    <>
      , numbers <Value>{of}</Value>
    </>
  );
}

type Amount = Movement['UnpaidIn'];

/** What is unpaid on shares, and what was before where that was something else; nothing of fully paid ones. */
function Unpaid({ of, before }: { of: Amount; before?: Amount }) {
  const isSame = before === undefined || (of.Amount === before.Amount && of.Currency === before.Currency);
  if (of.Amount === null || (of.Amount === '0' && (isSame || before.Amount === '0'))) return null;
  return (
    <>
      , <Money amount={of.Amount} currency={of.Currency} /> unpaid
      {!isSame && before.Amount !== null && (
        <>
          {' '}
          instead of <Money amount={before.Amount} currency={before.Currency} />
        </>
      )}
    </>
  );
}
