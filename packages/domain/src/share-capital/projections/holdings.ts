import type { Amount, ShareCount } from '../../money/exact-decimal.ts';
import { type LedgerAccountKey, ledgerAccountKey, type LedgerAccount } from '../ledger/ledger-account.ts';
import type { HolderId } from '../ledger/ids.ts';
import { joined, type NumberRange } from '../ledger/distinguishing-numbers.ts';
import { linesOfClass, type PositionLine, type SharePosition, sharesOn } from '../ledger/position.ts';
import type { ShareClass } from '../ledger/share-class.ts';
import { paidUpOn, unpaidOn } from './capital.ts';

/** The shares of one account and class. */
export interface Holding {
  readonly account: LedgerAccount;
  readonly shareClass: ShareClass;
  readonly shares: ShareCount;
  /** Distinguishing numbers, in order, adjacent ranges joined; empty for a class without numbers. */
  readonly numbers: readonly NumberRange[];
  /** Paid or agreed to be considered as paid (s.113(3)); undefined where unknown. */
  readonly paid: Amount | undefined;
  readonly unpaid: Amount | undefined;
}

/** Every holding of a position, class by class, treasury included. */
export function holdingsOf(position: SharePosition): readonly Holding[] {
  return position.classes.flatMap((shareClass) => {
    const byAccount = new Map<LedgerAccountKey, PositionLine[]>();
    for (const line of linesOfClass(position, shareClass.id)) {
      const key = ledgerAccountKey(line.account);
      const own = byAccount.get(key);
      if (own) own.push(line);
      else byAccount.set(key, [line]);
    }
    return [...byAccount.values()].flatMap((lines) => holdingOf(shareClass, lines));
  });
}

/** A holding of the company itself. */
export interface CompanyHolding extends Holding {
  /** Forfeited or surrendered, and so not treasury shares (s.724). */
  readonly isForfeited: boolean;
}

/** The holdings of the company itself: treasury shares, then forfeited and surrendered ones. */
export function companyHoldings(position: SharePosition): readonly CompanyHolding[] {
  const own = position.lines.filter(({ account }) => account.kind === 'treasury');
  return [false, true].flatMap((isForfeited) => {
    const lines = own.filter(({ lot }) => (lot.isForfeited ?? false) === isForfeited);
    return holdingsOf({ ...position, lines }).map((holding) => ({ ...holding, isForfeited }));
  });
}

/** How registers name the company as holder of its own shares. */
export function describeCompanyHolding({ isForfeited }: Pick<CompanyHolding, 'isForfeited'>): string {
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
