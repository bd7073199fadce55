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
  const isRestated = isIn && isOut;
  const [numbers, unpaid] = isIn ? [numbersIn, unpaidIn] : [numbersOut, unpaidOut];
  const name = account === 'treasury' ? 'The company itself' : <bdi>{accountName}</bdi>;
  return (
    <>
      {name}
      {isRestated ? ': ' : ` ${isIn ? 'gets' : 'gives up'} `}
      <Count of={isOut ? sharesOut : sharesIn} /> {className}
      {isRestated && (
        <>
          {' '}
          become <Count of={sharesIn} />
        </>
      )}
      <Numbers of={numbers} />
      <Unpaid of={unpaid} before={isRestated ? unpaidOut : undefined} />
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
function Unpaid({ of, before }: { of: Amount; before: Amount | undefined }) {
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
