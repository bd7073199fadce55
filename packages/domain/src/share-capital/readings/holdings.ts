import type { Amount, ShareCount } from '../../money/exact-decimal.ts';
import { type AccountKey, accountKey, type LedgerAccount } from '../ledger/account.ts';
import type { HolderId } from '../ledger/ids.ts';
import { joined, type NumberRange } from '../ledger/number-range.ts';
import { linesOfClass, type PositionLine, type SharePosition, sharesOn } from '../ledger/position.ts';
import type { ShareClass } from '../ledger/share-class.ts';
import { paidUpOn, unpaidOn } from './capital.ts';

/** What one account has of one class. */
export interface Holding {
  readonly account: LedgerAccount;
  readonly shareClass: ShareClass;
  readonly shares: ShareCount;
  /** Distinguishing numbers, in order and joined where they meet; none for a class without numbers. */
  readonly numbers: readonly NumberRange[];
  /** Paid, or agreed to be considered as paid (s.113(3)); undefined where it is not known. */
  readonly paid: Amount | undefined;
  readonly unpaid: Amount | undefined;
}

/** Every holding of a position, class by class; treasury too. */
export function holdingsOf(position: SharePosition): readonly Holding[] {
  return position.classes.flatMap((shareClass) => {
    const byAccount = new Map<AccountKey, PositionLine[]>();
    for (const line of linesOfClass(position, shareClass.id)) {
      const key = accountKey(line.account);
      const own = byAccount.get(key);
      if (own) own.push(line);
      else byAccount.set(key, [line]);
    }
    return [...byAccount.values()].flatMap((lines) => holdingOf(shareClass, lines));
  });
}

/** Shares that the company holds itself. */
export interface OwnHolding extends Holding {
  /** Forfeited or surrendered, and not disposed of yet: no treasury shares (s.724). */
  readonly isForfeited: boolean;
}

/** What the company holds itself: treasury shares, then forfeited and surrendered ones. */
export function ownHoldingsOf(position: SharePosition): readonly OwnHolding[] {
  const own = position.lines.filter(({ account }) => account.kind === 'treasury');
  return [false, true].flatMap((isForfeited) => {
    const lines = own.filter(({ lot }) => (lot.isForfeited ?? false) === isForfeited);
    return holdingsOf({ ...position, lines }).map((holding) => ({ ...holding, isForfeited }));
  });
}

/** How shares that the company holds itself are entered in its registers. */
export function describeOwnHolding({ isForfeited }: Pick<OwnHolding, 'isForfeited'>): string {
  return `The company (${isForfeited ? 'forfeited or surrendered' : 'treasury'} shares)`;
}

function holdingOf(shareClass: ShareClass, lines: readonly PositionLine[]): readonly Holding[] {
  const [first] = lines;
  if (!first) return [];
  const numbers = joined(lines.flatMap(({ lot }) => (lot.numbers ? [lot.numbers] : [])));
  const { account } = first;
  return [
    { account, shareClass, shares: sharesOn(lines), numbers, paid: paidUpOn(lines), unpaid: unpaidOn(lines) },
  ];
}

/** The holdings of one holder. */
export function holdingsOfHolder(position: SharePosition, id: HolderId): readonly Holding[] {
  const lines = position.lines.filter(({ account }) => account.kind === 'holder' && account.holderId === id);
  return holdingsOf({ ...position, lines });
}
