import { Count, Money } from '#kit/value/amounts.tsx';
import { Value } from '#kit/value/value.tsx';
import type { ReactNode } from 'react';
import type { EntryInFull } from './listed-entry.ts';

type Movement = EntryInFull['movements'][number];

/** What an entry did to each account, in words; the issuer is only the other side of what is issued. */
export function movementLines({ movements }: Pick<EntryInFull, 'movements'>): ReactNode {
  const shown = movements.filter(({ account }) => account !== 'issuer');
  if (shown.length === 0) return 'No shares moved';
  return shown.map((movement) => (
    <div key={`${movement.account} ${movement.holderId} ${movement.shareClassId}`}>
      <Line {...movement} />
    </div>
  ));
}

function Line(movement: Movement) {
  const { account, accountName, className, sharesIn, sharesOut, numbersIn, numbersOut } = movement;
  const { unpaidIn, unpaidOut } = movement;
  const [isIn, isOut] = [sharesIn !== '0', sharesOut !== '0'];
  if (account === 'cancelled')
    return (
      <>
        <Count of={isIn ? sharesIn : sharesOut} /> {className} {isIn ? 'cancelled' : 'no longer cancelled'}
      </>
    );
  const name = account === 'treasury' ? 'The company itself' : <bdi>{accountName}</bdi>;
  if (isIn && isOut)
    return (
      <>
        {name}: <Count of={sharesOut} /> {className} become <Count of={sharesIn} />
        <Numbers of={numbersIn} />
        <Unpaid of={unpaidIn} before={unpaidOut} />
      </>
    );
  return isIn ? (
    <>
      {name} gets <Count of={sharesIn} /> {className}
      <Numbers of={numbersIn} />
      <Unpaid of={unpaidIn} />
    </>
  ) : (
    <>
      {name} gives up <Count of={sharesOut} /> {className}
      <Numbers of={numbersOut} />
      <Unpaid of={unpaidOut} />
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

type Amount = Movement['unpaidIn'];

/** What is unpaid on shares, and what was before where that was something else; nothing of fully paid ones. */
function Unpaid({ of, before }: { of: Amount; before?: Amount }) {
  const isSame = before === undefined || (of.amount === before.amount && of.currency === before.currency);
  if (of.amount === null || (of.amount === '0' && (isSame || before.amount === '0'))) return null;
  return (
    <>
      , <Money amount={of.amount} currency={of.currency} /> unpaid
      {!isSame && before.amount !== null && (
        <>
          {' '}
          instead of <Money amount={before.amount} currency={before.currency} />
        </>
      )}
    </>
  );
}
