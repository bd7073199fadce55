import type { CallReply } from '#api/call-types.ts';
import { Count } from '#kit/value/amounts.tsx';
import { Value } from '#kit/value/value.tsx';
import type { ReactNode } from 'react';

/** An entry with what it did. */
export type EntryInFull = CallReply<'getShareEventDetails'>['Entity'][number];
type Movement = EntryInFull['Movements'][number];

/** What an entry did to each account, in words; the issuer is only the other side of what is issued. */
export function movementLines({ Movements }: EntryInFull): ReactNode {
  const shown = Movements.filter(({ Account }) => Account !== 'issuer');
  if (shown.length === 0) return 'No shares moved';
  return shown.map((movement) => (
    <div key={`${movement.Account} ${movement.HolderId} ${movement.ShareClassId}`}>
      <Line {...movement} />
    </div>
  ));
}

function Line({ Account, AccountName, ClassName, SharesIn, SharesOut, NumbersIn, NumbersOut }: Movement) {
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
      </>
    );
  return isIn ? (
    <>
      {name} gets <Count of={SharesIn} /> {ClassName}
      <Numbers of={NumbersIn} />
    </>
  ) : (
    <>
      {name} gives up <Count of={SharesOut} /> {ClassName}
      <Numbers of={NumbersOut} />
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
