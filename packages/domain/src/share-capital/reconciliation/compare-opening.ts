import {
  addDecimals,
  type Amount,
  type ShareCount,
  shareCount,
  subtractDecimals,
} from '../../money/exact-decimal.ts';
import { ledgerAccountKey, belongsToOneOf, type LedgerAccount } from '../ledger/ledger-account.ts';
import { unidentifiedHolders } from '../holders/holder.ts';
import type { ShareClassId } from '../ledger/ids.ts';
import { describeNumberRanges } from '../ledger/distinguishing-numbers.ts';
import type { SharePosition } from '../ledger/position.ts';
import { type Holding, holdingsOf } from '../projections/holdings.ts';

/** One side of a holding; zero shares where it does not know the holder. */
export interface HoldingSide {
  readonly shares: ShareCount;
  /** Undefined where unknown. */
  readonly unpaid: Amount | undefined;
  /** "1-50, 61" for a class with distinguishing numbers. */
  readonly numbers: string;
}

/** A holding of an opening balance beside what the history before it adds up to. */
export interface OpeningComparison {
  readonly account: LedgerAccount;
  readonly classId: ShareClassId;
  readonly opening: HoldingSide;
  readonly history: HoldingSide;
  /** `names`: the history identifies the holder whom the opening balance left unidentified. */
  readonly status: 'agrees' | 'names' | 'differs';
}

const NONE: HoldingSide = { shares: shareCount('0'), unpaid: undefined, numbers: '' };

/**
 * Compares an opening balance with its history, holding by holding. Unknown amounts of the balance agree with any; shares of
 * unidentified holders agree where the history gives exactly those shares to named holders.
 */
export function compareOpening(opening: SharePosition, history: SharePosition): readonly OpeningComparison[] {
  const [before, now] = [byKey(opening), byKey(history)];
  const unidentified = unidentifiedHolders([...opening.holders, ...history.holders]);
  const pairs = [...new Map([...before, ...now])].map(([key, { account, shareClass }]) => ({
    account,
    classId: shareClass.id,
    opening: sideOf(before.get(key)),
    history: sideOf(now.get(key)),
    isUnknown: belongsToOneOf(account, unidentified),
  }));
  return [...Map.groupBy(pairs, ({ classId }) => classId).values()].flatMap(withStatus);
}

type Pair = Omit<OpeningComparison, 'status'> & { readonly isUnknown: boolean };

function withStatus(pairs: readonly Pair[]): readonly OpeningComparison[] {
  const isNamed = areUnidentifiedNamed(pairs);
  return pairs.map(({ isUnknown: unknown, ...pair }) => {
    const moved = pair.opening.shares !== pair.history.shares;
    if (isNamed && moved) return { ...pair, status: 'names' };
    return { ...pair, status: moved || (isOther(pair) && !unknown) ? 'differs' : 'agrees' };
  });
}

/** Whether exactly the shares of unidentified holders went to named ones, and all other holdings are the same. */
function areUnidentifiedNamed(pairs: readonly Pair[]): boolean {
  const open = pairs.filter(({ isUnknown: unknown }) => unknown);
  const named = pairs.filter(({ isUnknown: unknown }) => !unknown);
  const left = open.map(({ opening, history }) => subtractDecimals(opening.shares, history.shares));
  const gained = named.map(({ opening, history }) => subtractDecimals(history.shares, opening.shares));
  return (
    left.some((shares) => shares > 0n) &&
    [...left, ...gained].every((shares) => shares >= 0n) &&
    left.reduce(addDecimals, NONE.shares) === gained.reduce(addDecimals, NONE.shares)
  );
}

function isOther({ opening, history }: Pick<Pair, 'opening' | 'history'>): boolean {
  const { unpaid } = opening;
  const differs = unpaid !== undefined && history.unpaid !== undefined && unpaid !== history.unpaid;
  return differs || opening.numbers !== history.numbers;
}

const byKey = (position: SharePosition): ReadonlyMap<string, Holding> =>
  new Map(
    holdingsOf(position).map((holding) => [
      `${ledgerAccountKey(holding.account)}|${holding.shareClass.id}`,
      holding,
    ]),
  );

function sideOf(holding: Holding | undefined): HoldingSide {
  if (holding === undefined) return NONE;
  const { shares, unpaid, numbers } = holding;
  return { shares, unpaid, numbers: describeNumberRanges(numbers) };
}
